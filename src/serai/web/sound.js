/** Small sounds, made on the spot: a few soft tones, never before somebody has pressed something. */

/** @typedef {keyof typeof SOUNDS} Sound */

const LOUD = 0.07; // of 1
/** Each tone: pitch in hertz, when it begins and how long it rings, in seconds. */
const SOUNDS = {
  move: [[196, 0, 0.09]],
  turn: [[587, 0, 0.22], [880, 0.11, 0.34]],
  word: [[740, 0, 0.12], [659, 0.07, 0.14]],
  end: [[294, 0, 0.4], [370, 0.12, 0.4], [440, 0.24, 0.4], [587, 0.36, 0.8]],
};

/** @type {AudioContext | null} */
let house = null;

/** @param {Sound} what */
export function play(what) {
  if (!navigator.userActivation?.hasBeenActive) return;
  house ??= new AudioContext();
  house.resume();
  for (const [pitch, begins, rings] of SOUNDS[what]) tone(house, pitch, house.currentTime + begins, rings);
}

/**
 * A plucked string: there at once, and slowly gone.
 * @param {AudioContext} house
 * @param {number} pitch
 * @param {number} at
 * @param {number} rings
 */
function tone(house, pitch, at, rings) {
  const string = new OscillatorNode(house, { type: "triangle", frequency: pitch });
  const volume = new GainNode(house, { gain: 0 });
  volume.gain.setValueAtTime(0.0001, at);
  volume.gain.exponentialRampToValueAtTime(LOUD, at + 0.012);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + rings);
  string.connect(volume).connect(house.destination);
  string.start(at);
  string.stop(at + rings);
}
