/** Where the cities lie on the map, how roads run between them, and how far the caravan has come. */

/** @typedef {{name: string, next: string[], printed: Tile | null, colour: string | null, tiles: Tile[]}} City */
/** @typedef {{kind: string, give?: string[], get?: string[]}} Tile */

export const WIDTH = 1200;
export const HEIGHT = 660;
export const NEAR = 840; // how much of the width a phone shows
const TOP = 152;
const MIDDLE = 326;
const BOTTOM = 500;
const SOUTHERN = (MIDDLE + BOTTOM) / 2;

/** @type {Record<string, {x: number, y: number, picture: string}>} */
export const PLACES = {
  "Chang'An": { x: 1144, y: MIDDLE - 6, picture: "pagoda" },
  Lanzhou: { x: 1074, y: BOTTOM, picture: "pagoda" },
  Yumen: { x: 1060, y: TOP, picture: "fort" },
  Dunhuang: { x: 990, y: MIDDLE, picture: "grotto" },
  Turfan: { x: 902, y: TOP, picture: "minar" },
  Loulan: { x: 906, y: BOTTOM, picture: "stupa" },
  Korla: { x: 824, y: MIDDLE, picture: "fort" },
  Kucha: { x: 740, y: TOP, picture: "stupa" },
  Khotan: { x: 740, y: BOTTOM, picture: "stupa" },
  Kashgar: { x: 658, y: MIDDLE, picture: "gate" },
  Samarkand: { x: 574, y: TOP, picture: "dome" },
  Bactra: { x: 574, y: BOTTOM, picture: "columns" },
  Merv: { x: 492, y: MIDDLE, picture: "dome" },
  Susia: { x: 420, y: BOTTOM, picture: "gate" },
  Hecatompylos: { x: 384, y: TOP + 14, picture: "columns" },
  Ecbatana: { x: 288, y: BOTTOM, picture: "fort" },
  Ctesiphon: { x: 216, y: MIDDLE, picture: "iwan" },
  Aleppo: { x: 156, y: TOP, picture: "citadel" },
  Tyre: { x: 116, y: BOTTOM, picture: "ship" },
  Antioch: { x: 82, y: MIDDLE - 6, picture: "columns" },
};
const OUT = 34; // from a city's middle to where its roads begin
const HEAD = 9; // half the width of an arrowhead

/** @param {string} name */
export const isNorthern = (name) => PLACES[name].y < MIDDLE - 80;

/** @param {string} name */
export const isSouthern = (name) => PLACES[name].y > SOUTHERN;

/**
 * A road between two cities, and the arrowhead at the end where it leads.
 * @param {string} from
 * @param {string} to
 */
export function road(from, to) {
  const west = PLACES[from].x > PLACES[to].x; // it is the same road in either direction
  const [a, b, c, d] = west ? bend(PLACES[from], PLACES[to]) : bend(PLACES[to], PLACES[from]);
  const [end, before] = west ? [d, c] : [a, b];
  return { line: `M${a.join(" ")}C${b.join(" ")} ${c.join(" ")} ${d.join(" ")}`, head: arrowhead(end, before) };
}

/** @typedef {[number, number]} Point */

/**
 * From a city to one in the west of it: out of a southern one upwards, out of others to the west; into one of the
 * middle from the side where it is free, into others from the middle.
 * @param {{x: number, y: number}} from
 * @param {{x: number, y: number}} to
 * @returns {[Point, Point, Point, Point]}
 */
function bend(from, to) {
  const south = (/** @type {{y: number}} */ { y }) => y > SOUTHERN;
  const level = Math.abs(from.y - to.y) < 60;
  if (level) return [[from.x - OUT, from.y], [from.x - 60, from.y - 16], [to.x + 60, to.y - 16], [to.x + OUT + 4, to.y]];
  if (south(from)) {
    const x = from.x - 3;
    return [[x, from.y - OUT], [x, from.y - 110], [to.x + 84, to.y + 4], [to.x + OUT + 5, to.y + 4]];
  }
  const enter = from.y < to.y && !south(to) ? [to.x - 2, to.y - OUT - 5] : [to.x + 6, to.y + (from.y < to.y ? -1 : 1) * (OUT + 4)];
  const reach = Math.min(70, Math.abs(from.y - to.y) / 2);
  return [
    [from.x - OUT, from.y + (from.y < to.y ? 4 : -4)],
    [from.x - 64, from.y + (from.y < to.y ? 6 : -6)],
    [enter[0], enter[1] + (from.y < to.y ? -reach : reach)],
    /** @type {Point} */ (enter),
  ];
}

/**
 * @param {Point} tip
 * @param {Point} before it, on the way
 */
function arrowhead([x, y], [fromX, fromY]) {
  const length = Math.hypot(x - fromX, y - fromY);
  const [ux, uy] = [(x - fromX) / length, (y - fromY) / length];
  const at = (/** @type {number} */ along, /** @type {number} */ aside) =>
    `${(x + ux * along - uy * aside).toFixed(1)} ${(y + uy * along + ux * aside).toFixed(1)}`;
  return `M${at(5, 0)}L${at(-HEAD, HEAD * 0.8)}L${at(-HEAD / 2, 0)}L${at(-HEAD, -HEAD * 0.8)}Z`;
}

/**
 * How the journey stands: the cities behind the caravan in the order of the way, those it can still reach, and
 * where it began.
 * @param {any} view
 */
export function journey(view) {
  /** @type {Map<string, City>} */
  const cities = new Map(view.cities.map((/** @type {City} */ city) => [city.name, city]));
  const led = new Set([...cities.values()].flatMap((city) => city.next));
  const start = [...cities.keys()].find((name) => !led.has(name)) ?? "";
  const depth = new Map([[start, 0]]);
  const sink = (/** @type {string} */ name) => {
    for (const next of cities.get(name)?.next ?? []) {
      if ((depth.get(next) ?? 0) > /** @type {number} */ (depth.get(name))) continue;
      depth.set(next, /** @type {number} */ (depth.get(name)) + 1);
      sink(next);
    }
  };
  sink(start);
  const caravan = view.caravan ?? start;
  const reach = new Set([caravan]);
  for (const name of reach) for (const next of cities.get(name)?.next ?? []) reach.add(next);
  const visited = [...cities.values()].filter(({ name, colour, tiles }) => name === start || name === caravan || (colour && !tiles.length && view.caravan));
  const way = visited.map((city) => city.name).sort((a, b) => (depth.get(a) ?? 0) - (depth.get(b) ?? 0));
  return { cities, start, caravan, reach, way };
}
