import { mixColors } from '../drawing/svg.mjs';
import { pick } from './pick.mjs';

const SHOULDERS = {
  broad: 'M10 121C10 105 18 98 34 93L51 86H69L86 93C102 98 110 105 110 121Z',
  slight: 'M15 121C15 106 22 99 37 94L52 87H68L83 94C98 99 105 106 105 121Z',
};

/** What each garment is drawn of, on shoulders of `main`; `second` is what shows below or beside it. */
const GARMENTS = {
  suit: ({ second, third, dark, pale }) =>
    fill('M49 86L60 112L71 86L66 84H54Z', second) +
    (third ? fill('M57 95H63L62 99L65 115L60 121L55 115L58 99Z', third) : '') +
    fill('M50 84L60 95L54 100L47.5 88ZM70 84L60 95L66 100L72.5 88Z', mixColors(second, '#5a6b96', 0.14)) +
    fill('M49 86L40 91L43 101L38 104L58 121H60V113ZM71 86L80 91L77 101L82 104L62 121H60V113Z', pale) +
    stroke('M40 91L43 101L38 104L58 121M80 91L77 101L82 104L62 121', dark, 1.2),
  blazer: ({ second, skin, dark, pale }) =>
    fill('M48 87L60 114L72 87L66 85H54Z', second) +
    fill('M51 86C52 95 68 95 69 86L66 84H54Z', skin) +
    fill('M49 87L41 92C42 101 49 113 58 121H60V114ZM71 87L79 92C78 101 71 113 62 121H60V114Z', pale) +
    stroke('M41 92C42 101 49 113 58 121M79 92C78 101 71 113 62 121', dark, 1.2),
  shirt: ({ main, skin, dark, pale }) =>
    fill('M52 85L60 97L68 85Z', skin) +
    stroke('M60 97V121', dark, 1.6) +
    fill('M51 83L60 97L52 103L45.5 89ZM69 83L60 97L68 103L74.5 89Z', pale) +
    stroke('M51 84L60 97L52 103L46 89.5M69 84L60 97L68 103L74 89.5', dark, 1.2) +
    fill('M61.8 106h1.8v1.8h-1.8zM61.8 114h1.8v1.8h-1.8z', main === '#ffffff' ? dark : pale),
  polo: ({ skin, second, dark }) =>
    fill('M51 83L60 96L69 83Z', skin) +
    fill('M57 95H63V110H57Z', dark) +
    fill('M51 83L60 95L53 101L46 89ZM69 83L60 95L67 101L74 89Z', second),
  knit: ({ second, dark, pale }) =>
    fill('M51 83L60 93L54 98L47.5 88ZM69 83L60 93L66 98L72.5 88Z', second) +
    stroke('M47 88L60 103L73 88', dark, 3.2) +
    stroke('M30 108V121M90 108V121', dark, 1.6) +
    stroke('M52 97L60 107L68 97', pale, 1),
  crew: ({ dark }) => stroke('M49.5 88C51 99 69 99 70.5 88', dark, 3.4) + stroke('M29 108V121M91 108V121', dark, 1.6),
  turtleneck: ({ main, dark }) =>
    fill('M49.5 77C54 81 66 81 70.5 77L71.5 89C66 95 54 95 48.5 89Z', main) +
    stroke('M48.5 89C54 95 66 95 71.5 89M50 81.5C55 85 65 85 70 81.5', dark, 1.5) +
    stroke('M29 108V121M91 108V121', dark, 1.6),
  jacket: ({ main, second, dark, pale, shoulders }) =>
    fill(shoulders, dark) +
    fill('M45 88L39 108H12V121H108V108H81L75 88Z', main) +
    fill('M52 85L60 99L68 85L66 83H54Z', second) +
    fill('M50 82L60 99L50 105L43 90ZM70 82L60 99L70 105L77 90Z', pale) +
    stroke('M60 99V121', dark, 2) +
    stroke('M73 112H86V121', dark, 1.6),
  vest: ({ main, second, skin, shoulders }) =>
    fill(shoulders, second) +
    fill('M52 85L60 98L68 85Z', skin) +
    fill('M51 83L60 98L53 103L46 89ZM69 83L60 98L67 103L74 89Z', mixColors(second, '#ffffff', 0.35)) +
    fill('M35 92L45 89L57 121H27ZM85 92L75 89L63 121H93Z', main) +
    fill('M38 91.5L42 90L47.5 121H41ZM82 91.5L78 90L72.5 121H79Z', '#eef2f8'),
  coat: ({ second, third, dark, pale }) =>
    fill('M49 86L60 112L71 86L66 84H54Z', second) +
    (third ? fill('M57.5 95H62.5L64 112L60 119L56 112Z', third) : '') +
    fill('M50.5 84L60 95L55 99L48.5 88ZM69.5 84L60 95L65 99L71.5 88Z', mixColors(second, '#ffffff', 0.4)) +
    fill('M49 86L41 91L44 101L39.5 104L58 121H60V113ZM71 86L79 91L76 101L80.5 104L62 121H60V113Z', pale) +
    stroke('M41 91L44 101L39.5 104L58 121M79 91L76 101L80.5 104L62 121M60 113V121M76 112H88V121', dark, 1.2),
  stand: ({ main, dark, pale }) =>
    fill('M49 80C53 88 67 88 71 80L73 90L60 99L47 90Z', main) +
    stroke('M49 80.5L47.5 90L60 98.5L72.5 90L71 80.5M60 93V121', dark, 1.6) +
    fill('M62 104h2v2h-2zM62 113h2v2h-2z', pale),
  hoodie: ({ main, second, dark }) =>
    fill('M41 91C44 80 76 80 79 91L66 104H54Z', dark) +
    fill('M51 86C52 97 68 97 69 86L66 84H54Z', second) +
    fill(
      'M40 92C46 96 54 101 60 108C66 101 74 96 80 92L86 98C76 102 66 108 60 116C54 108 44 102 34 98Z',
      mixColors(main, '#ffffff', 0.14),
    ) +
    stroke('M53 104V116M67 104V116', '#ffffff', 1.8),
  scoop: ({ skin, dark }) =>
    fill('M47.5 88C49 103 71 103 72.5 88L68 84H52Z', skin) + stroke('M47.5 88.5C49 103 71 103 72.5 88.5', dark, 1.8),
  bow: ({ second, dark, pale }) =>
    stroke('M50 87C54 94 66 94 70 87', pale, 4) +
    fill('M60 95C54 88 47 91 48 96C49 101 55 100 60 96C65 100 71 101 72 96C73 91 66 88 60 95Z', second) +
    fill('M59 97L52 113L58 112ZM61 97L68 113L62 112Z', second) +
    stroke('M60 113V121', dark, 1.5),
  cardigan: ({ second, skin, dark }) =>
    fill('M46 88L60 118L74 88L68 85H52Z', second) +
    fill('M51 86C52 97 68 97 69 86L66 84H54Z', skin) +
    stroke('M46 89L59.5 119M74 89L60.5 119', dark, 3.4),
};

/** Shoulders in a garment. `main`, `second` and `third` are colors, as many as it has. */
export function drawClothes({ garment, main, second, third, skin, build }) {
  const draw = pick(GARMENTS, garment);
  const body = main === '#ffffff' ? '#e6ecf7' : main;
  const dark = isPale(main) ? mixColors(body, '#51648f', 0.26) : mixColors(main, '#0b1020', 0.26);
  const pale = mixColors(main, '#ffffff', isPale(main) ? 0.6 : 0.17);
  const shoulders = pick(SHOULDERS, build);
  return fill(shoulders, body) + draw({ main, second, third, skin, dark, pale, shoulders });
}

/** Whether folds need a cool shade rather than a darker one. */
function isPale(color) {
  return parseInt(color.slice(1, 3), 16) > 200 && parseInt(color.slice(5), 16) > 190;
}

function fill(path, color) {
  return `<path d="${path}" fill="${color}"/>`;
}

function stroke(path, color, width) {
  return `<path d="${path}" fill="none" stroke="${color}" stroke-width="${width}"/>`;
}
