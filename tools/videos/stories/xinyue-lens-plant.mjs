import { createRandom } from '../../illustrations/drawing/random.mjs';
import { element } from '../../illustrations/drawing/svg.mjs';
import { INK, raiseText, writeStatement, writeText } from '../lettering.mjs';
import { drawField, drawTick } from '../marks.mjs';
import { clamp, easeInOut, easeOut, mix, progress } from '../motion.mjs';

const COLUMNS = 20;
const ROWS = 5;
/** Of a hundred lenses that machines doubt, those that are in fact flawed. */
const FLAWED = chooseFlawed(13);

/** A model decides what is clear, people what lies between. */
export const xinyueLensPlant = {
  id: 'xinyue-lens-plant',
  caseId: 'xinyue-optics',
  title: '人只看中间那一成',
  publishedOn: '2026-11-22',
  captions: {
    opening: ['江苏，昕悦光学镜片工厂：镜片在光束下逐一通过检测。'],
    origin: ['一百片送来复判的镜片排成五行，扫过之后，87 片打上了合格的勾。'],
    built: ['镜片流过模型分成三路：自动放行、自动剔除，', '中间约一成，由人对照样板复判。'],
  },

  /** A hundred doubted lenses, most of which turn out to be good. */
  origin(time, { accent, palette }) {
    const line = easeInOut(progress(time, 1.5, 2)) * (COLUMNS + 1);
    return (
      writeStatement(time, '起点', ['送来复判的镜片，87% 其实合格'], { accent }) +
      Array.from({ length: COLUMNS * ROWS }, (_, index) => drawLens(index, time, line, palette, accent)).join('') +
      drawScan(line, palette) +
      raiseText(time, 3.4, 896, 434, '复判岗位最多时 64 人，三班倒', { anchor: 'end' })
    );
  },

  /** Lenses that part into three ways behind a model. */
  built(time, { accent, palette }) {
    return (
      writeStatement(time, '做法', ['模型先判，人只看中间那一成'], { accent }) +
      drawWays(time, palette) +
      Array.from({ length: 46 }, (_, index) => drawTraveller(index, time, palette, accent)).join('') +
      drawGate(time, palette, accent) +
      WAYS.map(({ label, note, y }, index) => writeWay(time, index, label, note, y, accent)).join('')
    );
  },
};

function chooseFlawed(count) {
  const random = createRandom(21);
  const chosen = new Set();
  while (chosen.size < count) chosen.add(Math.floor(random() * COLUMNS * ROWS));
  return chosen;
}

function drawLens(index, time, line, palette, accent) {
  const column = index % COLUMNS;
  const share = easeOut(progress(time, 0.5 + column * 0.03, 0.5));
  if (share === 0) return '';
  const x = 80 + column * 42;
  const y = 216 + Math.floor(index / COLUMNS) * 42;
  const judged = clamp(line - column - 0.5);
  const isFlawed = FLAWED.has(index);
  const rim = judged > 0 && !isFlawed ? accent : palette.line;
  return (
    element('circle', {
      cx: x,
      cy: y,
      r: 15 * share,
      fill: palette.materials.main.left,
      fillOpacity: 0.28,
      stroke: rim,
      strokeWidth: 2,
      strokeOpacity: 0.9,
    }) +
    element('path', {
      d: `M${x - 7} ${y - 6}a10 10 0 0 1 8 -5`,
      stroke: '#fff',
      strokeOpacity: 0.5 * share,
      fill: 'none',
    }) +
    (judged > 0 && !isFlawed ? drawTick(x, y + 1, 6, judged, accent) : '') +
    (judged > 0 && isFlawed
      ? element('circle', { cx: x + 3, cy: y + 2, r: 4, fill: palette.spark, opacity: judged })
      : '')
  );
}

function drawScan(line, palette) {
  if (line <= 0 || line >= COLUMNS + 1) return '';
  const x = 80 + (line - 0.5) * 42;
  return (
    element('rect', { x: x - 30, y: 192, width: 30, height: 216, fill: palette.accentGlow, fillOpacity: 0.16 }) +
    element('rect', { x: x - 1.5, y: 192, width: 3, height: 216, fill: palette.spark, fillOpacity: 0.9 })
  );
}

const GATE_X = 360;
const WAYS = [
  { label: '自动放行', note: '每班另抽 0.5% 复检', y: 240 },
  { label: '人工复判', note: '约 11%', y: 322 },
  { label: '自动剔除', note: '', y: 404 },
];

function wayAt(y, x) {
  return mix(322, y, easeInOut(progress(x, GATE_X + 30, 150)));
}

function drawWays(time, palette) {
  const share = easeInOut(progress(time, 0.7, 1));
  return WAYS.map(({ y }) => {
    const end = mix(64, 660, share);
    let d = `M64 322`;
    for (let x = 76; x <= end; x += 12) d += `L${x} ${wayAt(y, x).toFixed(1)}`;
    return element('path', { d, fill: 'none', stroke: palette.line, strokeWidth: 26, strokeOpacity: 0.1 });
  }).join('');
}

/** A lens on its way; which way it takes follows from its number: one in nine goes to a person. */
function drawTraveller(index, time, palette, accent) {
  const age = time - 1.1 - index * 0.12;
  if (age <= 0) return '';
  const x = 64 + age * 175;
  if (x > 668) return '';
  const way = index % 9 === 4 ? 1 : index % 9 === 8 ? 2 : 0;
  const isJudged = x > GATE_X + 20;
  const y = isJudged ? wayAt(WAYS[way].y, x) : 322;
  const color = [accent, '#ffffff', palette.materials.main.top][way];
  return element('circle', {
    cx: x,
    cy: y,
    r: 8,
    fill: isJudged && way !== 2 ? color : 'none',
    fillOpacity: 0.9,
    stroke: isJudged ? color : palette.line,
    strokeWidth: 2,
    opacity: Math.min(progress(x, 64, 30), progress(668 - x, 0, 30)),
  });
}

function drawGate(time, palette, accent) {
  const share = easeOut(progress(time, 0.9, 0.6));
  if (share === 0) return '';
  return element(
    'g',
    { opacity: share },
    element('rect', {
      x: GATE_X - 64,
      y: 264,
      width: 128,
      height: 116,
      rx: 14,
      fill: '#0f2a63',
      stroke: accent,
      strokeWidth: 2,
    }) +
      writeText(GATE_X, 316, '视觉模型', { anchor: 'middle', weight: 700, fill: INK.strong }) +
      writeText(GATE_X, 346, '60 毫秒', { anchor: 'middle' }),
  );
}

function writeWay(time, index, label, note, y, accent) {
  const share = easeOut(progress(time, 2.6 + index * 0.35, 0.6));
  if (share === 0) return '';
  const isPerson = index === 1;
  return element(
    'g',
    { opacity: share },
    (isPerson ? drawField(676, y - 36, 220, 72, { panel: { fill: '#1c4a8c', edge: accent } }) : '') +
      writeText(696, y + (note ? -4 : 7), label, { size: 22, weight: 700, fill: INK.strong }) +
      writeText(696, y + 24, note, { fill: isPerson ? INK.strong : INK.soft }),
  );
}
