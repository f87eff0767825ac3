import { element } from '../../illustrations/drawing/svg.mjs';
import { INK, raiseText, writeStatement, writeText } from '../lettering.mjs';
import { drawCode, drawLight, drawLine } from '../marks.mjs';
import { easeInOut, easeOut, mix, progress } from '../motion.mjs';

/** What milk passes through, from left to right; every path between two of them was written down on paper. */
const TIERS = [
  { x: 120, count: 5, label: '奶罐车' },
  { x: 380, count: 4, label: '储罐' },
  { x: 640, count: 6, label: '灌装线' },
];
const LINKS = [
  ['00', '01', '10', '12', '21', '23', '32', '41', '43'],
  ['00', '01', '11', '13', '14', '22', '25', '31', '34', '35'],
].map((pairs) => pairs.map((pair) => [...pair].map(Number)));
const STATIONS = ['奶罐车', '储罐', '灌装', '检验', '冷链'];
const BOTTLES = { columns: 38, rows: 5, recalled: 13 };

/** One code from the tanker to the bottle, so that a recall knows what it looks for. */
export const chenghuLiquidMilk = {
  id: 'chenghu-liquid-milk',
  caseId: 'chenghu-dairy',
  title: '一码追到单瓶',
  publishedOn: '2026-11-22',
  captions: {
    opening: ['安徽，澄湖乳业液态奶工厂：奶罐、管线与灌装线依次就位。'],
    origin: ['从一条灌装线倒查，线条一级级散开，牵出几乎所有储罐和奶罐车；追一次要 44 小时。'],
    built: ['编码随牛奶走过收奶、储罐、灌装、检验和冷链，', '模拟召回从当日全部 38 万瓶，缩小到 2.6 万瓶。'],
  },

  /** A trace that spreads over everything. */
  origin(time, { accent, palette }) {
    const back = [easeInOut(progress(time, 3, 0.8)), easeInOut(progress(time, 2.1, 0.8))];
    return (
      writeStatement(time, '起点', ['追一批奶，要翻三个车间的台账'], { accent }) +
      LINKS.map((pairs, tier) => drawLinks(tier, pairs, time, back[tier], palette)).join('') +
      TIERS.map((tier, index) => drawTier(tier, index, time, palette, accent)).join('') +
      writeHours(time)
    );
  },

  /** Five stations with one code, and the bottles it leads to. */
  built(time, { accent, palette }) {
    return (
      writeStatement(time, '做法', ['从奶罐车到单瓶，一码贯通'], { accent }) +
      drawChain(time, palette, accent) +
      drawBottles(time, palette, accent)
    );
  },
};

function nodeAt(tier, index) {
  const { x, count } = TIERS[tier];
  return [x, 300 + (index - (count - 1) / 2) * (196 / (count - 1))];
}

/** Nodes that the search from one line comes by: tanks that fed it, then trucks that fed those. */
const TRACED = [new Set([0, 1, 3]), new Set([1])];
const START = 1;

function drawLinks(tier, pairs, time, back, palette) {
  const share = easeInOut(progress(time, 0.7 + tier * 0.3, 0.9));
  return pairs
    .map(([from, to]) => {
      const [x1, y1] = nodeAt(tier, from);
      const [x2, y2] = nodeAt(tier + 1, to);
      const bend = (x2 - x1) / 2;
      const plain = drawLine(`M${x1} ${y1}C${x1 + bend} ${y1} ${x2 - bend} ${y2} ${x2} ${y2}`, share, {
        color: palette.line,
        width: 1.8,
        opacity: 0.4,
      });
      const trace = drawLine(
        `M${x2} ${y2}C${x2 - bend} ${y2} ${x1 + bend} ${y1} ${x1} ${y1}`,
        TRACED[tier].has(to) ? back : 0,
        {
          color: palette.spark,
          width: 2.4,
          opacity: 0.9,
        },
      );
      return plain + trace;
    })
    .join('');
}

function drawTier({ count, label, x }, tier, time, palette, accent) {
  const nodes = Array.from({ length: count }, (_, index) => {
    const share = easeOut(progress(time, 0.5 + tier * 0.25 + index * 0.06, 0.5));
    if (share === 0) return '';
    const [cx, cy] = nodeAt(tier, index);
    const isStart = tier === 2 && index === START && time > 1.8;
    return isStart
      ? drawLight(cx, cy, accent, { r: 11 })
      : element('circle', {
          cx,
          cy,
          r: 10 * share,
          fill: 'url(#m-main-left)',
          stroke: palette.materials.main.edge,
          strokeWidth: 1.4,
        });
  });
  return nodes.join('') + raiseText(time, 0.8 + tier * 0.25, x, 438, label, { anchor: 'middle' });
}

function writeHours(time) {
  const share = easeOut(progress(time, 2.3, 0.6));
  if (share === 0) return '';
  const hours = Math.round(44 * easeInOut(progress(time, 2.3, 1.6)));
  return (
    writeText(896, 300, `${hours} 小时`, { size: 44, weight: 700, fill: INK.strong, anchor: 'end', opacity: share }) +
    writeText(896, 334, '追溯一次', { anchor: 'end', opacity: share })
  );
}

function drawChain(time, palette, accent) {
  const way = progress(time, 0.9, 2.6) * (STATIONS.length - 0.5);
  const x = (index) => 110 + index * 185;
  const stations = STATIONS.map((name, index) => {
    const share = easeOut(progress(time, 0.4 + index * 0.1, 0.5));
    if (share === 0) return '';
    const coded = easeOut(progress(way, index - 0.15, 0.5));
    return element(
      'g',
      { opacity: share },
      element('circle', {
        cx: x(index),
        cy: 228,
        r: 28,
        fill: '#0f2a63',
        stroke: coded > 0 ? accent : palette.line,
        strokeWidth: 2,
      }) +
        drawCode(x(index) - 13, 215, 26, '#ffffff', coded, 7) +
        writeText(x(index), 286, name, { anchor: 'middle' }),
    );
  });
  const line = `M${x(0) + 32} 228H${x(4) - 32}`;
  return (
    drawLine(line, easeOut(progress(time, 0.5, 0.8)), { color: palette.line, width: 2, opacity: 0.4 }) +
    (way > 0 && way < STATIONS.length - 1
      ? drawLight(mix(x(0), x(4), way / (STATIONS.length - 1)), 228, palette.spark, { r: 5 })
      : '') +
    stations.join('')
  );
}

/** A day's bottles; in the end those alone are lit that share their milk with the one complained of. */
function drawBottles(time, palette, accent) {
  const share = easeOut(progress(time, 2.8, 0.8));
  if (share === 0) return '';
  const narrow = easeInOut(progress(time, 4, 1.1));
  const { columns, rows, recalled } = BOTTLES;
  const first = 84;
  const paths = { lit: '', rest: '' };
  for (let index = 0; index < columns * rows; index += 1) {
    const [column, row] = [Math.floor(index / rows), index % rows];
    const isRecalled = index >= first && index < first + recalled;
    paths[isRecalled ? 'lit' : 'rest'] += bottle(64 + column * 15.6, 316 + row * 24);
  }
  const count = mix(38, 2.6, narrow);
  return element(
    'g',
    { opacity: share },
    element('path', { d: paths.rest, fill: palette.materials.main.top, fillOpacity: mix(0.95, 0.18, narrow) }) +
      element('path', { d: paths.lit, fill: narrow > 0 ? accent : palette.materials.main.top }) +
      writeText(896, 366, `${count > 37.9 ? '38' : count.toFixed(1)} 万瓶`, {
        size: 44,
        weight: 700,
        fill: INK.strong,
        anchor: 'end',
      }) +
      writeText(896, 400, '模拟召回范围', { anchor: 'end' }),
  );
}

function bottle(x, y) {
  return `M${x.toFixed(1)} ${y}h4v4l3 3v11h-10v-11l3 -3z`;
}
