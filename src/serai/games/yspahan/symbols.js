/** All drawings of the board as symbols, coloured by custom properties. */

import { svg } from "../../vendor/lit-html/lit-html.js";

/** Gradients and patterns. */
const PAINTS = svg`
  <defs>
    <linearGradient id="ys-wallshade" x1="0" x2="1" y1="0" y2="1">
    <stop offset="0" stop-color="#fff" stop-opacity=".28"/>
    <stop offset=".5" stop-color="#fff" stop-opacity="0"/>
    <stop offset="1" stop-color="#402010" stop-opacity=".16"/>
    </linearGradient>
    <linearGradient id="ys-doorglow" x1="0" x2="0" y1="0" y2="1">
    <stop offset="0" stop-color="var(--lamp)"/>
    <stop offset="1" stop-color="var(--lamp)" stop-opacity=".25"/>
    </linearGradient>
    <radialGradient id="ys-glow">
    <stop offset="0" stop-color="var(--gleam)" stop-opacity=".95"/>
    <stop offset=".55" stop-color="var(--gleam)" stop-opacity=".45"/>
    <stop offset="1" stop-color="var(--gleam)" stop-opacity="0"/>
    </radialGradient>
    <linearGradient id="ys-sky" x1="0" x2="0" y1="0" y2="1">
    <stop offset="0" stop-color="var(--sky1)"/>
    <stop offset="1" stop-color="var(--sky2)"/>
    </linearGradient>
    <linearGradient id="ys-brick" x1="0" x2="1" y1="0" y2="0">
    <stop offset="0" stop-color="var(--brick-l)"/>
    <stop offset=".62" stop-color="var(--brick)"/>
    <stop offset="1" stop-color="var(--brick-d)"/>
    </linearGradient>
    <linearGradient id="ys-dome" x1="0" x2="1" y1="0" y2="0">
    <stop offset="0" stop-color="var(--dome-l)"/>
    <stop offset=".55" stop-color="var(--dome)"/>
    <stop offset="1" stop-color="var(--dome-d)"/>
    </linearGradient>
    <linearGradient id="ys-dune1" x1="0" x2="0" y1="0" y2="1">
    <stop offset="0" stop-color="var(--dune1)"/>
    <stop offset="1" stop-color="var(--dune2)"/>
    </linearGradient>
    <linearGradient id="ys-water" x1="0" x2="1" y1="0" y2="1">
    <stop offset="0" stop-color="var(--water-l)"/>
    <stop offset="1" stop-color="var(--water)"/>
    </linearGradient>
    <pattern id="ys-lattice" width="64" height="64" patternUnits="userSpaceOnUse">
    <g fill="none" stroke="var(--ys-lattice)" stroke-width="1">
    <polygon points="32.00,8.00 39.03,15.04 48.97,15.03 48.96,24.97 56.00,32.00 48.96,39.03 48.97,48.97 39.03,48.96 32.00,56.00 24.97,48.96 15.03,48.97 15.04,39.03 8.00,32.00 15.04,24.97 15.03,15.03 24.97,15.04"/>
    <path d="M32 8 V0 M32 56 V64 M8 32 H0 M56 32 H64 M15 15 L0 0 M49 15 L64 0 M15 49 L0 64 M49 49 L64 64"/>
    </g>
    </pattern>
    <pattern id="ys-bricks" width="16" height="8" patternUnits="userSpaceOnUse">
    <path d="M0 .5 H16 M0 4.5 H16 M4 .5 V4.5 M12 4.5 V8.5" stroke="var(--brick-line)" stroke-width=".7" fill="none"/>
    </pattern>
    <pattern id="ys-rugpat" width="14" height="14" patternUnits="userSpaceOnUse">
    <path d="M7 3.5 L10.5 7 L7 10.5 L3.5 7Z" fill="none" stroke="var(--rugdot)" stroke-width="1.1"/>
    <circle cx="0" cy="0" r="1.2" fill="var(--rugdot)"/>
    <circle cx="14" cy="0" r="1.2" fill="var(--rugdot)"/>
    <circle cx="0" cy="14" r="1.2" fill="var(--rugdot)"/>
    <circle cx="14" cy="14" r="1.2" fill="var(--rugdot)"/>
    </pattern>
    <pattern id="ys-flow" width="9" height="9" patternUnits="userSpaceOnUse">
    <rect width="9" height="9" fill="var(--hedge-l)"/>
    <circle cx="2.2" cy="2.2" r="1.7" fill="var(--fl1)"/>
    <circle cx="6.7" cy="6.7" r="1.7" fill="var(--fl2)"/>
    </pattern>
    <pattern id="ys-flow2" width="9" height="9" patternUnits="userSpaceOnUse">
    <rect width="9" height="9" fill="var(--hedge-l)"/>
    <circle cx="2.2" cy="2.2" r="1.7" fill="var(--fl3)"/>
    <circle cx="6.7" cy="6.7" r="1.7" fill="var(--fl2)"/>
    </pattern>
  </defs>`;

/** Houses in four fashions, and the Supervisor. */
const TOWN = svg`
    <symbol id="ys-house-a" viewBox="-6 -6 112 128" overflow="visible">
    <ellipse cx="56" cy="112" rx="54" ry="8" fill="var(--shade)"/>
    <path d="M27 45 C20 28 40 24 50 7 C60 24 80 28 73 45Z" fill="var(--roof)"/>
    <path d="M50 7 C60 24 80 28 73 45 H57 C62 30 56 20 50 7Z" fill="var(--roof-d)" opacity=".75"/>
    <path d="M33 41 C30 31 41 26 46 19" fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="3.4" stroke-linecap="round"/>
    <path d="M50 8 V1" stroke="var(--brass)" stroke-width="3"/>
    <circle cx="50" cy="1.5" r="3.4" fill="var(--brass)"/>
    <path d="M88 52 L97 46 V106 L88 113Z" fill="var(--wall-d)"/>
    <path d="M7 52 L15 44 H98 L89 52Z" fill="var(--wall-l)"/>
    <rect x="9" y="51" width="80" height="62" rx="1.5" fill="var(--wall)"/>
    <rect x="9" y="51" width="80" height="62" rx="1.5" fill="url(#ys-wallshade)"/>
    <rect x="6" y="49" width="85" height="9.5" rx="2" fill="var(--roof)"/>
    <path d="M10 53.7 H88" stroke="#fff" stroke-opacity=".6" stroke-width="2.6" stroke-dasharray="2.6 5"/>
    <path d="M28 113 V84 C28 72 42 70 50 60 C58 70 72 72 72 84 V113Z" fill="var(--door)" stroke="var(--roof-d)" stroke-width="4.4" stroke-linejoin="round"/>
    <path d="M32 113 V85 C32 76 43 74 50 66 C57 74 68 76 68 85 V113Z" fill="url(#ys-doorglow)"/>
    <path d="M17 74 v10 M81 74 v10" stroke="var(--door)" stroke-width="6.5" stroke-linecap="round"/>
    </symbol>
    <symbol id="ys-house-b" viewBox="-6 -6 112 128" overflow="visible">
    <ellipse cx="56" cy="112" rx="54" ry="8" fill="var(--shade)"/>
    <path d="M54 46 V14 H82 V46Z" fill="var(--wall)"/>
    <path d="M75 46 V14 H82 V46Z" fill="var(--wall-d)"/>
    <path d="M51 15 L55 8 H81 L85 15Z" fill="var(--roof)"/>
    <path d="M59 20 V36 M65 20 V36 M71 20 V36" stroke="var(--deep)" stroke-width="3.4" stroke-linecap="round"/>
    <path d="M12 46 V36 h7 v5 h7 v-5 h7 v5 h7 v-5 h7 v5 h5 V46Z" fill="var(--roof)"/>
    <path d="M88 52 L97 46 V106 L88 113Z" fill="var(--wall-d)"/>
    <path d="M7 52 L15 44 H98 L89 52Z" fill="var(--wall-l)"/>
    <rect x="9" y="51" width="80" height="62" rx="1.5" fill="var(--wall)"/>
    <rect x="9" y="51" width="80" height="62" rx="1.5" fill="url(#ys-wallshade)"/>
    <rect x="6" y="49" width="85" height="9.5" rx="2" fill="var(--roof)"/>
    <path d="M10 53.7 H88" stroke="#fff" stroke-opacity=".6" stroke-width="2.6" stroke-dasharray="2.6 5"/>
    <path d="M28 113 V84 C28 72 42 70 50 60 C58 70 72 72 72 84 V113Z" fill="var(--door)" stroke="var(--roof-d)" stroke-width="4.4" stroke-linejoin="round"/>
    <path d="M32 113 V85 C32 76 43 74 50 66 C57 74 68 76 68 85 V113Z" fill="url(#ys-doorglow)"/>
    <path d="M17 74 v10 M81 74 v10" stroke="var(--door)" stroke-width="6.5" stroke-linecap="round"/>
    </symbol>
    <symbol id="ys-house-c" viewBox="-6 -6 112 128" overflow="visible">
    <ellipse cx="56" cy="112" rx="54" ry="8" fill="var(--shade)"/>
    <path d="M12 45 C8 32 22 28 29 17 C36 28 50 32 46 45Z" fill="var(--roof)"/>
    <path d="M29 17 C36 28 50 32 46 45 H35 C38 34 34 26 29 17Z" fill="var(--roof-d)" opacity=".75"/>
    <path d="M50 45 C46 28 62 24 69 10 C76 24 92 28 88 45Z" fill="var(--roof)"/>
    <path d="M69 10 C76 24 92 28 88 45 H75 C79 32 74 22 69 10Z" fill="var(--roof-d)" opacity=".75"/>
    <path d="M56 41 C54 32 62 27 66 21 M17 41 C16 34 22 30 26 25" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="3" stroke-linecap="round"/>
    <circle cx="69" cy="8" r="3.2" fill="var(--brass)"/>
    <circle cx="29" cy="15" r="3" fill="var(--brass)"/>
    <path d="M88 52 L97 46 V106 L88 113Z" fill="var(--wall-d)"/>
    <path d="M7 52 L15 44 H98 L89 52Z" fill="var(--wall-l)"/>
    <rect x="9" y="51" width="80" height="62" rx="1.5" fill="var(--wall)"/>
    <rect x="9" y="51" width="80" height="62" rx="1.5" fill="url(#ys-wallshade)"/>
    <rect x="6" y="49" width="85" height="9.5" rx="2" fill="var(--roof)"/>
    <path d="M10 53.7 H88" stroke="#fff" stroke-opacity=".6" stroke-width="2.6" stroke-dasharray="2.6 5"/>
    <path d="M28 113 V84 C28 72 42 70 50 60 C58 70 72 72 72 84 V113Z" fill="var(--door)" stroke="var(--roof-d)" stroke-width="4.4" stroke-linejoin="round"/>
    <path d="M32 113 V85 C32 76 43 74 50 66 C57 74 68 76 68 85 V113Z" fill="url(#ys-doorglow)"/>
    <path d="M17 74 v10 M81 74 v10" stroke="var(--door)" stroke-width="6.5" stroke-linecap="round"/>
    </symbol>
    <symbol id="ys-house-d" viewBox="-6 -6 112 128" overflow="visible">
    <ellipse cx="56" cy="112" rx="54" ry="8" fill="var(--shade)"/>
    <path d="M14 45 C14 22 34 17 50 17 C66 17 86 22 86 45Z" fill="var(--roof)"/>
    <path d="M60 17.6 C76 20 86 28 86 45 H68 C70 34 67 24 60 17.6Z" fill="var(--roof-d)" opacity=".75"/>
    <path d="M43 18 V8 H57 V18Z" fill="var(--wall)"/>
    <path d="M40 9 C41 4 47 5 50 -1 C53 5 59 4 60 9Z" fill="var(--roof)"/>
    <path d="M22 42 C22 30 32 24 42 22" fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="3.4" stroke-linecap="round"/>
    <path d="M88 52 L97 46 V106 L88 113Z" fill="var(--wall-d)"/>
    <path d="M7 52 L15 44 H98 L89 52Z" fill="var(--wall-l)"/>
    <rect x="9" y="51" width="80" height="62" rx="1.5" fill="var(--wall)"/>
    <rect x="9" y="51" width="80" height="62" rx="1.5" fill="url(#ys-wallshade)"/>
    <rect x="6" y="49" width="85" height="9.5" rx="2" fill="var(--roof)"/>
    <path d="M10 53.7 H88" stroke="#fff" stroke-opacity=".6" stroke-width="2.6" stroke-dasharray="2.6 5"/>
    <path d="M28 113 V84 C28 72 42 70 50 60 C58 70 72 72 72 84 V113Z" fill="var(--door)" stroke="var(--roof-d)" stroke-width="4.4" stroke-linejoin="round"/>
    <path d="M32 113 V85 C32 76 43 74 50 66 C57 74 68 76 68 85 V113Z" fill="url(#ys-doorglow)"/>
    <path d="M17 74 v10 M81 74 v10" stroke="var(--door)" stroke-width="6.5" stroke-linecap="round"/>
    </symbol>
    <symbol id="ys-pawn" viewBox="0 0 64 96" overflow="visible">
    <ellipse cx="32" cy="89" rx="26" ry="7" fill="var(--shade)"/>
    <path d="M55 22 V88" stroke="#7B4E1E" stroke-width="4" stroke-linecap="round"/>
    <circle cx="55" cy="19" r="5.4" fill="#E0A021" stroke="#8E640F" stroke-width="1.6"/>
    <path d="M20 44 C12 56 8 76 6 88 C16 95 48 95 58 88 C56 76 52 56 44 44Z" fill="#6A4480" stroke="#FFF9EC" stroke-width="3" paint-order="stroke"/>
    <path d="M38 42 C46 52 50 74 50 91 C54 90 57 89 58 88 C56 76 52 56 44 44Z" fill="#472B57"/>
    <path d="M27 44 C28 60 27 78 24 92 H38 C36 78 36 60 37 44Z" fill="#FFF3D8"/>
    <path d="M14 64 C24 70 40 70 50 64 L51 70 C40 76 24 76 12.6 70Z" fill="#E0A021"/>
    <path d="M28 68 l8 0 -1 14 -4 -4Z" fill="#C4831A"/>
    <path d="M44 50 C52 52 57 54 57 60 C54 63 48 60 43 58Z" fill="#7F559A"/>
    <circle cx="55.6" cy="58" r="4" fill="#D9A27A"/>
    <path d="M21 30 C21 46 43 46 43 30Z" fill="#D9A27A"/>
    <path d="M21 34 C22 54 42 54 43 34 C39 40 36 36 32 36 C28 36 25 40 21 34Z" fill="#2E2119"/>
    <circle cx="27.5" cy="31" r="1.7" fill="#2E2119"/>
    <circle cx="36.5" cy="31" r="1.7" fill="#2E2119"/>
    <path d="M14 22 C12 10 22 3 32 3 C42 3 52 10 50 22 C50 30 40 30 32 30 C24 30 14 30 14 22Z" fill="#FFF9EC" stroke="#B9A88B" stroke-width="1.2"/>
    <path d="M15 20 C26 12 40 14 49 24 M18 11 C30 8 42 12 50 19 M17 27 C24 20 34 20 41 28" stroke="#C9B894" stroke-width="2" fill="none" stroke-linecap="round"/>
    <circle cx="32" cy="18" r="3.8" fill="#A8322A" stroke="#E0A021" stroke-width="1.6"/>
    <path d="M32 14 C31 6 34 0 38 -4 C39 3 36 9 32 14Z" fill="#1E8C8A"/>
    </symbol>`;

/** Cubes, each with its player's shape. */
const CUBES = svg`
    <symbol id="ys-shape-0" viewBox="-12 -12 24 24" overflow="visible">
    <circle r="9"/>
    </symbol>
    <symbol id="ys-cube-0" viewBox="0 0 60 60" overflow="visible">
    <path d="M3 15 L16 3 H57 V44 L45 57 H3Z" fill="var(--bone)" stroke="var(--bone)" stroke-width="7" stroke-linejoin="round"/>
    <path d="M3 15 L16 3 H57 V44 L45 57 H3Z" fill="none" stroke="var(--cube-line)" stroke-width="2" stroke-linejoin="round" transform="translate(-2.2 -2.2) scale(1.075)" opacity=".45"/>
    <rect x="3" y="15" width="42" height="42" fill="var(--seat)"/>
    <path d="M3 15 L16 3 H57 L45 15Z" fill="var(--seat-light)"/>
    <path d="M45 15 L57 3 V44 L45 57Z" fill="var(--seat-dark)"/>
    <g fill="var(--token-ink)" transform="translate(24 36) scale(1.42)">
    <circle r="9"/>
    </g>
    </symbol>
    <symbol id="ys-shape-1" viewBox="-12 -12 24 24" overflow="visible">
    <rect x="-8" y="-8" width="16" height="16" rx="1"/>
    </symbol>
    <symbol id="ys-cube-1" viewBox="0 0 60 60" overflow="visible">
    <path d="M3 15 L16 3 H57 V44 L45 57 H3Z" fill="var(--bone)" stroke="var(--bone)" stroke-width="7" stroke-linejoin="round"/>
    <path d="M3 15 L16 3 H57 V44 L45 57 H3Z" fill="none" stroke="var(--cube-line)" stroke-width="2" stroke-linejoin="round" transform="translate(-2.2 -2.2) scale(1.075)" opacity=".45"/>
    <rect x="3" y="15" width="42" height="42" fill="var(--seat)"/>
    <path d="M3 15 L16 3 H57 L45 15Z" fill="var(--seat-light)"/>
    <path d="M45 15 L57 3 V44 L45 57Z" fill="var(--seat-dark)"/>
    <g fill="var(--token-ink)" transform="translate(24 36) scale(1.42)">
    <rect x="-8" y="-8" width="16" height="16" rx="1"/>
    </g>
    </symbol>
    <symbol id="ys-shape-2" viewBox="-12 -12 24 24" overflow="visible">
    <path d="M0-11 L9 0 L0 11 L-9 0Z"/>
    </symbol>
    <symbol id="ys-cube-2" viewBox="0 0 60 60" overflow="visible">
    <path d="M3 15 L16 3 H57 V44 L45 57 H3Z" fill="var(--bone)" stroke="var(--bone)" stroke-width="7" stroke-linejoin="round"/>
    <path d="M3 15 L16 3 H57 V44 L45 57 H3Z" fill="none" stroke="var(--cube-line)" stroke-width="2" stroke-linejoin="round" transform="translate(-2.2 -2.2) scale(1.075)" opacity=".45"/>
    <rect x="3" y="15" width="42" height="42" fill="var(--seat)"/>
    <path d="M3 15 L16 3 H57 L45 15Z" fill="var(--seat-light)"/>
    <path d="M45 15 L57 3 V44 L45 57Z" fill="var(--seat-dark)"/>
    <g fill="var(--token-ink)" transform="translate(24 36) scale(1.42)">
    <path d="M0-11 L9 0 L0 11 L-9 0Z"/>
    </g>
    </symbol>
    <symbol id="ys-shape-3" viewBox="-12 -12 24 24" overflow="visible">
    <path d="M0-11 C4-5 9-2 9 3 A9 7.6 0 0 1-9 3 C-9-2-4-5 0-11Z"/>
    </symbol>
    <symbol id="ys-cube-3" viewBox="0 0 60 60" overflow="visible">
    <path d="M3 15 L16 3 H57 V44 L45 57 H3Z" fill="var(--bone)" stroke="var(--bone)" stroke-width="7" stroke-linejoin="round"/>
    <path d="M3 15 L16 3 H57 V44 L45 57 H3Z" fill="none" stroke="var(--cube-line)" stroke-width="2" stroke-linejoin="round" transform="translate(-2.2 -2.2) scale(1.075)" opacity=".45"/>
    <rect x="3" y="15" width="42" height="42" fill="var(--seat)"/>
    <path d="M3 15 L16 3 H57 L45 15Z" fill="var(--seat-light)"/>
    <path d="M45 15 L57 3 V44 L45 57Z" fill="var(--seat-dark)"/>
    <g fill="var(--token-ink)" transform="translate(24 36) scale(1.42)">
    <path d="M0-11 C4-5 9-2 9 3 A9 7.6 0 0 1-9 3 C-9-2-4-5 0-11Z"/>
    </g>
    </symbol>`;

/** Goods, camels, coins and cards. */
const GOODS = svg`
    <symbol id="ys-camel" viewBox="0 -4 124 104" overflow="visible">
    <ellipse cx="58" cy="95" rx="46" ry="5" fill="var(--shade)"/>
    <path d="M40 58 L44 76 L41 95 H48 L51 76 L50 58Z M86 56 L91 76 L89 95 H96 L97 74 L93 54Z" fill="var(--camel-d)"/>
    <path d="M13 50 C8 58 9 66 7 72" fill="none" stroke="var(--camel-d)" stroke-width="3.4" stroke-linecap="round"/>
    <path d="M7 69 l-3 9 6 -1Z" fill="var(--camel-dd)"/>
    <path d="M13 52 C12 40 22 33 33 32 C40 31 43 13 54 12 C65 11 68 29 76 33 C84 38 88 41 92 36 C97 30 97 20 98 13 C99 6 105 3 110 5 C114 6 117 9 121 12 C124 14 123 19 119 20 C115 21 111 19 107 21 C106 32 105 48 96 56 C93 59 90 61 88 63 L86 78 L87 95 H79 L78 78 L75 65 C65 70 48 70 38 65 C37 70 35 74 32 79 L34 95 H26 L24 79 C24 74 21 68 17 64 C14 61 13 57 13 52Z" fill="var(--camel)"/>
    <path d="M13 52 C14 60 22 66 38 65 C48 70 65 70 75 65 C80 66 92 62 96 56 C104 49 106 34 107 21 C108 40 104 56 92 60 C90 61 89 62 88 63 L86 78 L87 95 H84 L83 76 L82 66 C72 74 46 74 36 68 C35 72 34 75 32 79 L34 95 H31 L29 79 C31 74 30 68 26 64 C19 62 14 58 13 52Z" fill="var(--camel-d)" opacity=".55"/>
    <path d="M105 5 L101 -1 L100 7Z" fill="var(--camel-d)"/>
    <circle cx="110.5" cy="10.5" r="1.9" fill="#241811"/>
    <path d="M121 15.5 L116 16" stroke="#241811" stroke-width="1.4" stroke-linecap="round"/>
    <path d="M100 15 L111 19 M109 6.4 L107 19.5" stroke="var(--cl)" stroke-width="2.4" fill="none"/>
    <path d="M36 29 C42 30 46 12 54 12 C62 12 65 27 73 30 L74 55 C63 60 46 60 35 55Z" fill="var(--cl)"/>
    <path d="M35.3 47 C46 52 63 52 73.7 47 L74 55 C63 60 46 60 35 55Z" fill="var(--cl2)"/>
    <path d="M37 51.5 C46 55.5 63 55.5 72.5 51.5" fill="none" stroke="var(--cl)" stroke-width="3" stroke-dasharray="3 4"/>
    <path d="M35.5 55 v5 M41 57 v5 M47 58.4 v5 M53 58.8 v5 M59 58.5 v5 M65 57.6 v5 M71 56 v5" stroke="var(--cl2)" stroke-width="2.4" stroke-linecap="round"/>
    <path d="M54.5 30 l6 7 -6 7 -6 -7Z" fill="none" stroke="var(--cl2)" stroke-width="2.4"/>
    </symbol>
    <symbol id="ys-i-camel" viewBox="0 0 124 100">
    <path fill="currentColor" d="M13 52 C12 40 22 33 33 32 C40 31 43 13 54 12 C65 11 68 29 76 33 C84 38 88 41 92 36 C97 30 97 20 98 13 C99 6 105 3 110 5 C114 6 117 9 121 12 C124 14 123 19 119 20 C115 21 111 19 107 21 C106 32 105 48 96 56 C93 59 90 61 88 63 L87 95 H78 L75 65 C65 70 48 70 38 65 L34 79 L35 95 H25 L24 79 C24 74 21 68 17 64 L9 72 C13 62 13 57 13 52Z"/>
    </symbol>
    <symbol id="ys-i-gold" viewBox="0 0 40 40">
    <circle cx="20" cy="20" r="16.5" fill="var(--coin)" stroke="var(--coin-d)" stroke-width="3"/>
    <circle cx="20" cy="20" r="10.6" fill="none" stroke="var(--coin-d)" stroke-width="1.8"/>
    <polygon points="20.00,12.40 21.75,15.79 25.37,14.63 24.21,18.25 27.60,20.00 24.21,21.75 25.37,25.37 21.75,24.21 20.00,27.60 18.25,24.21 14.63,25.37 15.79,21.75 12.40,20.00 15.79,18.25 14.63,14.63 18.25,15.79" fill="var(--coin-d)"/>
    </symbol>
    <symbol id="ys-coin" viewBox="-20 -20 40 40" overflow="visible">
    <circle cy="2.2" r="17" fill="var(--shade)"/>
    <circle r="16.5" fill="var(--coin)" stroke="var(--coin-d)" stroke-width="2.6"/>
    <circle r="12.4" fill="none" stroke="var(--coin-d)" stroke-width="1.1" stroke-dasharray="1.6 2.2"/>
    </symbol>
    <symbol id="ys-i-card" viewBox="0 0 40 40">
    <path d="M8 37 V13 C8 9 17 9 20 3 C23 9 32 9 32 13 V37Z" fill="var(--bone)" stroke="currentColor" stroke-width="2.8" stroke-linejoin="round"/>
    <polygon points="20.00,16.60 21.70,19.90 25.23,18.77 24.10,22.30 27.40,24.00 24.10,25.70 25.23,29.23 21.70,28.10 20.00,31.40 18.30,28.10 14.77,29.23 15.90,25.70 12.60,24.00 15.90,22.30 14.77,18.77 18.30,19.90" fill="currentColor"/>
    </symbol>
    <symbol id="ys-good-sack" viewBox="0 0 64 64">
    <path d="M24 20 C8 30 5 48 11 56 C15 61 49 61 53 56 C59 48 56 30 40 20Z" fill="#CFA063"/>
    <path d="M40 20 C56 30 59 48 53 56 C50 60 38 60.5 32 60 C48 52 48 32 40 20Z" fill="#A97A41"/>
    <path d="M22 20 C20 12 15 10 18 6 C24 9 27 5 32 5 C37 5 40 9 46 6 C49 10 44 12 42 20Z" fill="#DDB57C"/>
    <path d="M22 21 C28 24 36 24 42 21" stroke="#A8322A" stroke-width="4.4" fill="none" stroke-linecap="round"/>
    <path d="M40 22 l7 6 M40 22 l3 8" stroke="#A8322A" stroke-width="2.6" stroke-linecap="round"/>
    <path d="M16 36 C20 34 24 34 27 36 M14 46 C18 43 24 43 28 46" stroke="#8A5F2F" stroke-width="2" fill="none" stroke-linecap="round"/>
    <path d="M33 34 l6 7 -6 7 -6 -7Z" fill="none" stroke="#7C2A20" stroke-width="2.4"/>
    </symbol>
    <symbol id="ys-good-barrel" viewBox="0 0 64 64">
    <path d="M16 7 C8 22 8 42 16 57 C24 61 40 61 48 57 C56 42 56 22 48 7Z" fill="#B06F3A"/>
    <path d="M38 5 C46 20 46 44 38 60 C42 59.5 46 58.5 48 57 C56 42 56 22 48 7Z" fill="#85502A"/>
    <path d="M25 6 C20 22 20 42 25 59 M38 6 C43 22 43 42 38 59" stroke="#6F4220" stroke-width="1.8" fill="none"/>
    <ellipse cx="32" cy="8" rx="16" ry="4" fill="#D9A36A"/>
    <path d="M11.4 20 C20 24 44 24 52.6 20 M11.4 44 C20 48 44 48 52.6 44" stroke="#E0A021" stroke-width="5" fill="none"/>
    <path d="M11.4 22 C20 26 44 26 52.6 22 M11.4 46 C20 50 44 50 52.6 46" stroke="#9A6A12" stroke-width="1.6" fill="none"/>
    <circle cx="31" cy="34" r="3.4" fill="#3B2413"/>
    </symbol>
    <symbol id="ys-good-chest" viewBox="0 0 64 64">
    <path d="M6 30 C6 14 16 10 32 10 C48 10 58 14 58 30Z" fill="#8C3D2E"/>
    <path d="M46 11.5 C54 14 58 19 58 30 H46Z" fill="#6A2A20"/>
    <rect x="6" y="30" width="52" height="25" rx="2" fill="#A64B36"/>
    <rect x="46" y="30" width="12" height="25" fill="#7C3326"/>
    <path d="M6 30 H58" stroke="#E0A021" stroke-width="4.6"/>
    <path d="M16 12.5 V55 M48 12 V55" stroke="#E0A021" stroke-width="4"/>
    <path d="M6 53 H58" stroke="#C98D1A" stroke-width="4"/>
    <path d="M26 27 H38 V38 C38 42 32 44 32 44 C32 44 26 42 26 38Z" fill="#F0BD45" stroke="#8E640F" stroke-width="1.6"/>
    <circle cx="32" cy="34" r="2.3" fill="#3B2413"/>
    <path d="M32 35 v4" stroke="#3B2413" stroke-width="2"/>
    </symbol>
    <symbol id="ys-good-vase" viewBox="0 0 64 64">
    <path d="M20 18 C10 17 8 30 17 33 M44 18 C54 17 56 30 47 33" fill="none" stroke="#14696A" stroke-width="4.2" stroke-linecap="round"/>
    <path d="M23 5 H41 C42 9 38 11 38 17 C49 22 53 32 48 43 C45 50 40 52 40 58 H24 C24 52 19 50 16 43 C11 32 15 22 26 17 C26 11 22 9 23 5Z" fill="#2A9C99"/>
    <path d="M36 5 H41 C42 9 38 11 38 17 C49 22 53 32 48 43 C45 50 40 52 40 58 H34 C40 46 43 28 34 17Z" fill="#176E70"/>
    <path d="M14.5 29 C22 33 42 33 49.5 29 M15.3 40 C22 44 42 44 48.7 40" stroke="#F7EFDF" stroke-width="2.6" fill="none"/>
    <path d="M17 35 l4 -3 4 4 4 -3 4 4 4 -4 4 3 4 -3 3 2" stroke="#E0A021" stroke-width="2.4" fill="none" stroke-linejoin="round"/>
    <path d="M22 5.5 H42" stroke="#F0BD45" stroke-width="4" stroke-linecap="round"/>
    <path d="M23 58.5 H41" stroke="#F0BD45" stroke-width="4.4" stroke-linecap="round"/>
    </symbol>
    <symbol id="ys-good-gold" viewBox="0 0 64 64">
    <g stroke="#8E640F" stroke-width="2">
    <path d="M6 48 v6 c0 4 9 7 18 7 s18 -3 18 -7 v-6Z" fill="#C98D1A"/>
    <ellipse cx="24" cy="48" rx="18" ry="7" fill="#F0BD45"/>
    <path d="M8 38 v6 c0 4 9 7 18 7 s18 -3 18 -7 v-6Z" fill="#C98D1A"/>
    <ellipse cx="26" cy="38" rx="18" ry="7" fill="#F0BD45"/>
    <path d="M5 28 v6 c0 4 9 7 18 7 s18 -3 18 -7 v-6Z" fill="#C98D1A"/>
    <ellipse cx="23" cy="28" rx="18" ry="7" fill="#F5CB62"/>
    </g>
    <circle cx="46" cy="24" r="15" fill="#F5CB62" stroke="#8E640F" stroke-width="2.4"/>
    <circle cx="46" cy="24" r="10.6" fill="none" stroke="#B27E14" stroke-width="1.6"/>
    <polygon points="46.00,16.60 47.70,19.90 51.23,18.77 50.10,22.30 53.40,24.00 50.10,25.70 51.23,29.23 47.70,28.10 46.00,31.40 44.30,28.10 40.77,29.23 41.90,25.70 38.60,24.00 41.90,22.30 40.77,18.77 44.30,19.90" fill="#B27E14"/>
    </symbol>
    <symbol id="ys-good-camel" viewBox="0 -10 124 124">
    <use href="#ys-camel" x="0" y="2" width="124" height="104"/>
    </symbol>`;

/** Trees of the gardens. */
const TREES = svg`
    <symbol id="ys-cypress" viewBox="0 0 30 80" overflow="visible">
    <ellipse cx="17" cy="76" rx="14" ry="3.6" fill="var(--shade)"/>
    <path d="M15 66 V77" stroke="var(--trunk)" stroke-width="4"/>
    <path d="M15 0 C25 22 29 50 23 64 C20 70 10 70 7 64 C1 50 5 22 15 0Z" fill="var(--leaf)"/>
    <path d="M15 0 C25 22 29 50 23 64 C21 68 17 69 14 69 C21 52 21 24 15 0Z" fill="var(--leaf-d)"/>
    <path d="M10 34 l4 5 M9 48 l5 6 M12 20 l3 5" stroke="var(--leaf-l)" stroke-width="2" stroke-linecap="round"/>
    </symbol>
    <symbol id="ys-tree" viewBox="0 0 60 64" overflow="visible">
    <ellipse cx="33" cy="60" rx="22" ry="4" fill="var(--shade)"/>
    <path d="M30 36 V60 M30 46 L22 38 M30 48 L39 39" stroke="var(--trunk)" stroke-width="4.4" stroke-linecap="round"/>
    <path d="M30 2 C44 0 50 10 48 16 C58 20 58 36 46 38 C42 46 30 46 28 42 C16 46 4 38 9 27 C4 17 14 8 20 10 C22 4 26 2 30 2Z" fill="var(--leaf2)"/>
    <path d="M48 16 C58 20 58 36 46 38 C42 46 30 46 28 42 C42 40 48 28 48 16Z" fill="var(--leaf2-d)"/>
    <circle cx="22" cy="20" r="3" fill="var(--fruit)"/>
    <circle cx="36" cy="14" r="3" fill="var(--fruit)"/>
    <circle cx="33" cy="29" r="3" fill="var(--fruit)"/>
    <circle cx="19" cy="32" r="2.7" fill="var(--fruit)"/>
    <circle cx="45" cy="25" r="2.7" fill="var(--fruit)"/>
    </symbol>
    <symbol id="ys-palm" viewBox="0 0 64 80" overflow="visible">
    <ellipse cx="34" cy="76" rx="16" ry="3.6" fill="var(--shade)"/>
    <path d="M31 76 C34 56 32 42 31 28" stroke="var(--trunk)" stroke-width="5" fill="none" stroke-linecap="round"/>
    <g fill="none" stroke-linecap="round" stroke-width="6.4">
    <path d="M31 27 C24 14 12 14 4 24" stroke="var(--leaf-d)"/>
    <path d="M31 27 C38 14 50 14 60 24" stroke="var(--leaf-d)"/>
    <path d="M31 27 C22 24 12 32 10 42" stroke="var(--leaf)"/>
    <path d="M31 27 C40 24 50 32 53 42" stroke="var(--leaf)"/>
    <path d="M31 27 C26 16 22 8 16 6" stroke="var(--leaf)"/>
    <path d="M31 27 C36 16 42 8 48 6" stroke="var(--leaf)"/>
    </g>
    <circle cx="28" cy="31" r="3.2" fill="var(--fruit)"/>
    <circle cx="34" cy="32" r="3.2" fill="var(--fruit)"/>
    </symbol>`;

/** The six buildings. */
const BUILDINGS = svg`
    <symbol id="ys-building-paddock" viewBox="0 0 44 40">
    <g fill="none" stroke="currentColor" stroke-width="2.5" stroke-linejoin="round" stroke-linecap="round">
    <path d="M4 36 V20 M15 36 V17 M29 36 V17 M40 36 V20 M2 24 H42 M2 31 H42" />
    <path d="M13 17 C13 10 20 10 22 4 C24 10 31 10 31 17" class="f"/>
    </g>
    </symbol>
    <symbol id="ys-building-shop" viewBox="0 0 44 40">
    <g fill="none" stroke="currentColor" stroke-width="2.5" stroke-linejoin="round" stroke-linecap="round">
    <path d="M7 18 V36 H37 V18" class="f"/>
    <path d="M4 18 L9 7 H35 L40 18 C40 22 33 22 33 18 C33 22 26 22 26 18 C26 22 18 22 18 18 C18 22 11 22 11 18 C11 22 4 22 4 18Z" class="f2"/>
    <path d="M17 36 V29 C17 26 21 26 22 24 C23 26 27 26 27 29 V36"/>
    </g>
    </symbol>
    <symbol id="ys-building-hammam" viewBox="0 0 44 40">
    <g fill="none" stroke="currentColor" stroke-width="2.5" stroke-linejoin="round" stroke-linecap="round">
    <path d="M6 36 V24 H38 V36Z" class="f"/>
    <path d="M9 24 C8 12 36 12 35 24Z" class="f2"/>
    <path d="M16 9 C13 6 19 5 16 2 M22 9 C19 6 25 5 22 2 M28 9 C25 6 31 5 28 2 M18 36 V31 C18 28 26 28 26 31 V36"/>
    </g>
    </symbol>
    <symbol id="ys-building-caravanserai" viewBox="0 0 44 40">
    <g fill="none" stroke="currentColor" stroke-width="2.5" stroke-linejoin="round" stroke-linecap="round">
    <path d="M3 36 V16 H13 V36 M31 36 V16 H41 V36 M3 36 H41" />
    <path d="M11 36 V9 H33 V36Z" class="f"/>
    <path d="M16 36 V24 C16 19 21 19 22 15 C23 19 28 19 28 24 V36" class="f2"/>
    <path d="M3 16 v-4 h3 v4 M38 16 v-4 h3 v4 M11 9 V5 h4 v4 M20 9 V5 h4 v4 M29 9 V5 h4 v4"/>
    </g>
    </symbol>
    <symbol id="ys-building-bazaar" viewBox="0 0 44 40">
    <g fill="none" stroke="currentColor" stroke-width="2.5" stroke-linejoin="round" stroke-linecap="round">
    <path d="M3 36 V22 H41 V36Z" class="f"/>
    <path d="M4 22 C3 15 9 14 10.5 9 C12 14 18 15 17 22Z M27 22 C26 15 32 14 33.5 9 C35 14 41 15 40 22Z" class="f2"/>
    <path d="M14 22 C12 12 21 11 22 3 C23 11 32 12 30 22Z" class="f2"/>
    <path d="M8 36 V29 q3 -4 6 0 V36 M19 36 V29 q3 -4 6 0 V36 M30 36 V29 q3 -4 6 0 V36"/>
    </g>
    </symbol>
    <symbol id="ys-building-hoist" viewBox="0 0 44 40">
    <g fill="none" stroke="currentColor" stroke-width="2.5" stroke-linejoin="round" stroke-linecap="round">
    <path d="M10 36 V8 M4 36 H18 M10 16 L20 8 M6 8 H36 M34 8 V19"/>
    <path d="M27 25 H41 V36 H27Z" class="f2"/>
    <path d="M34 19 L28 25 M34 19 L40 25"/>
    <circle cx="34" cy="8" r="3.2" class="f"/>
    </g>
    </symbol>`;

/** The sheet that everything else is drawn from. */
export const sheet = [PAINTS, TOWN, CUBES, GOODS, TREES, BUILDINGS];
