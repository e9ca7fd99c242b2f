/** The inn at the end of the road, above the hall: dunes, palms and a caravan that arrives. */

import { svg, html } from "./vendor/lit-html/lit-html.js";

const SMALL_STARS =
  "M769 104h0M1297 57h0M1375 79h0M1246 151h0M1383 160h0M1065 103h0M1356 127h0M1432 125h0M638 147h0M578 85h0M599 116h0M1076 105h0M1439 65h0M1031 172h0M792 128h0M1404 163h0M1118 133h0M787 64h0M925 110h0M970 127h0M1155 174h0M823 114h0M1253 31h0M1267 54h0M854 152h0M1339 89h0M590 173h0M1298 44h0M674 62h0M1370 40h0M1396 168h0M814 71h0M1315 175h0M735 161h0M572 138h0M1386 116h0M1415 104h0M734 103h0M1257 167h0M567 118h0M605 68h0M1242 22h0M1418 156h0M991 40h0";
const BIG_STARS =
  "M977 110h0M1191 104h0M1122 39h0M616 140h0M1193 160h0M936 135h0M996 57h0M1112 64h0M847 104h0M1188 49h0M670 94h0M1326 78h0M650 176h0M1078 36h0M806 95h0M835 75h0M1162 36h0M1132 30h0M1405 27h0M1289 28h0M1118 62h0M1293 117h0M962 139h0M600 164h0M770 17h0M799 59h0";

/** @param {string} place */
const palm = (place) => svg`
  <g transform=${place}>
    <path d="M-3 0C-1 -22 1 -40 7 -60L11 -59C7 -40 5 -22 5 0Z" class="trunk"/>
    <g class="frond">
    <path d="M9 -60C-4 -74 -20 -72 -28 -58C-16 -64 -6 -62 9 -60Z"/>
    <path d="M9 -60C6 -78 -8 -86 -20 -82C-8 -78 0 -72 9 -60Z"/>
    <path d="M9 -60C14 -78 28 -84 38 -78C28 -76 18 -70 9 -60Z"/>
    </g>
    <g class="frond-2">
    <path d="M9 -60C22 -72 38 -68 44 -54C34 -60 22 -62 9 -60Z"/>
    <path d="M9 -60C-4 -60 -14 -52 -16 -40C-8 -50 0 -56 9 -60Z"/>
    <path d="M9 -60C20 -58 28 -50 28 -38C22 -48 16 -54 9 -60Z"/>
    </g>
    <circle cx="7" cy="-57" r="3" class="date"/>
    <circle cx="12" cy="-56" r="3" class="date"/>
  </g>
`;

const inn = svg`
    <g transform="translate(1180 112)">
    <path d="M0 84V30H196V84Z" class="wall"/>
    <path d="M150 84V30h46v54Z" class="wall-2"/>
    <path d="M-6 84V16h26v68ZM176 84V16h26v68Z" class="wall"/>
    <path d="M190 84V16h12v68Z" class="wall-2"/>
    <path d="M72 84V8h52v76Z" class="wall"/>
    <path d="M110 84V8h14v76Z" class="wall-2"/>
    <path d="M82 84V46C82 36 94 32 98 24C102 32 114 36 114 46V84Z" class="gate"/>
    <path d="M89 84V56C89 49 96 46 98 41C100 46 107 49 107 56V84Z" class="lamp"/>
    <path d="M30 72V56C30 51 36 49 37 45C38 49 44 51 44 56V72Z" class="gate"/>
    <path d="M34 72V60q3 -4 6 0V72Z" class="lamp"/>
    <path d="M50 72V56C50 51 56 49 57 45C58 49 64 51 64 56V72Z" class="gate"/>
    <path d="M54 72V60q3 -4 6 0V72Z" class="lamp"/>
    <path d="M134 72V56C134 51 140 49 141 45C142 49 148 51 148 56V72Z" class="gate"/>
    <path d="M138 72V60q3 -4 6 0V72Z" class="lamp"/>
    <path d="M154 72V56C154 51 160 49 161 45C162 49 168 51 168 56V72Z" class="gate"/>
    <path d="M158 72V60q3 -4 6 0V72Z" class="lamp"/>
    <path d="M-8 16v-6h5v3h5v-3h5v3h5v-3h5v3h5v-3h0v6ZM174 16v-6h5v3h5v-3h5v3h5v-3h5v3h5v-3h0v6Z" class="wall"/>
    <path d="M70 8C70 -14 92 -18 98 -34C104 -18 126 -14 126 8Z" class="dome"/>
    <path d="M98 -34C104 -18 126 -14 126 8H108C110 -8 102 -20 98 -34Z" fill="#000" opacity=".18"/>
    <path d="M98 -34v-10" class="finial" stroke-width="3" stroke-linecap="round"/>
    </g>
`;

/** It says nothing that the words beside it do not say. */
export const panorama = html`
  <svg class="panorama" viewBox="0 0 1440 360" preserveAspectRatio="xMaxYMin slice" aria-hidden="true">
    <path class="star" d=${SMALL_STARS} />
    <path class="star big" d=${BIG_STARS} />
    <circle class="halo" cx="1010" cy="150" r="116" />
    <circle class="halo" cx="1010" cy="150" r="86" />
    <circle class="sun" cx="1010" cy="150" r="56" />
    <g transform="translate(0 -4)">
      <path class="bird" d="M872 92q4-4 7 0q3-4 7 0M900 80q4-4 7 0q3-4 7 0M1120 86q4-4 7 0q3-4 7 0" />
      <path class="dune" d="M0 214C120 186 240 196 380 206C560 218 700 184 880 190C1060 196 1240 176 1440 196V360H0Z" />
      ${inn} ${palm("translate(1160 206)")} ${palm("translate(1140 210) scale(-.7 .7)")}
      ${palm("translate(1388 204) scale(.86)")}
      <path class="dune-2" d="M0 236C160 204 330 236 520 226C700 216 820 190 1000 204C1180 218 1300 204 1440 214V360H0Z" />
      <path class="crest" d="M520 226C700 216 820 190 1000 204" />
      <image x="684" y="134" width="420" height="88" href=${new URL("./caravan.svg", import.meta.url).href} />
    </g>
    <path class="floor" d="M0 290C240 262 420 300 720 280C960 266 1180 280 1440 270V360H0Z" />
  </svg>
`;
