import { createRandom } from '../../illustrations/drawing/random.mjs';
import { element } from '../../illustrations/drawing/svg.mjs';
import { INK, raiseText, writeStatement, writeText } from '../lettering.mjs';
import { drawField, drawLine, drawTick } from '../marks.mjs';
import { easeInOut, easeOut, mix, progress } from '../motion.mjs';

const COLUMNS = 68;
const ROWS = 10;
const ALARMS = placeAlarms();
const UNITS = 11;
const CHANNELS = 43;

/** First the network is divided, then permits, people and gas belong together. */
export const haoyuanFineChemical = {
  id: 'haoyuan-fine-chemical',
  caseId: 'haoyuan-chemical',
  title: '先分区，再联动',
  publishedOn: '2026-11-22',
  captions: {
    opening: ['山东，灏源化工精细化工厂：塔、罐与管线在夜色里亮起。'],
    origin: ['一个光点是十个报警，满屏闪烁；真正要紧的几处淹没在里面。'],
    built: ['防火墙立起，四十三条不用的通道逐条断开；', '随后人员、气体、定位与交叉作业逐项打勾，作业票才能签发。'],
  },

  /** Thousands of alarms, among them the few that matter. */
  origin(time, { accent, palette }) {
    const reveal = easeInOut(progress(time, 3.1, 0.9));
    const dots = ALARMS.map(({ x, y, delay, beat, matters }) => {
      const share = easeOut(progress(time, 0.5 + delay, 0.5));
      const blink = 0.32 + 0.5 * Math.max(0, Math.sin(time * beat + delay * 9));
      const opacity = share * mix(blink, matters ? 1 : 0.14, reveal);
      return { x, y, opacity, matters };
    });
    return (
      writeStatement(time, '起点', ['6,800 个报警点，要紧的淹没在里面'], { accent }) +
      drawDots(dots, palette) +
      dots
        .filter(({ matters }) => matters)
        .map(({ x, y }) =>
          reveal === 0
            ? ''
            : element('circle', {
                cx: x,
                cy: y,
                r: 6 + reveal * 8,
                fill: 'none',
                stroke: accent,
                strokeWidth: 2.4,
                opacity: reveal,
              }),
        )
        .join('') +
      raiseText(time, 1.4, 64, 432, '每个光点代表 10 个报警点', { fill: INK.faint })
    );
  },

  /** A wall between office and plant, then a permit that checks itself. */
  built(time, { accent, palette }) {
    return (
      writeStatement(time, '做法', ['先把网分开，再让票、人、气体联动'], { accent }) +
      drawNetwork(time, palette, accent) +
      drawPermit(time, palette, accent)
    );
  },
};

function placeAlarms() {
  const random = createRandom(31);
  const chosen = new Set([97, 236, 411, 520, 603]);
  return Array.from({ length: COLUMNS * ROWS }, (_, index) => ({
    x: 70 + (index % COLUMNS) * 12.25,
    y: 206 + Math.floor(index / COLUMNS) * 21,
    delay: random() * 1.4,
    beat: 2 + random() * 3,
    matters: chosen.has(index),
  }));
}

/** Dots of the same brightness are one path: hundreds of elements in a frame would take long to draw. */
function drawDots(dots, palette) {
  const paths = new Map();
  for (const { x, y, opacity, matters } of dots) {
    if (opacity < 0.02) continue;
    const key = `${matters ? 1 : 0}:${Math.round(opacity * 8)}`;
    paths.set(key, `${paths.get(key) ?? ''}M${x.toFixed(1)} ${y}h0`);
  }
  return [...paths]
    .map(([key, d]) => {
      const [matters, step] = key.split(':').map(Number);
      return element('path', {
        d,
        fill: 'none',
        stroke: matters ? palette.spark : palette.materials.main.top,
        strokeWidth: matters ? 8 : 6,
        strokeLinecap: 'round',
        strokeOpacity: step / 8,
      });
    })
    .join('');
}

/** Offices at the left, the units of the plant at the right, and every channel that once joined them. */
function drawNetwork(time, palette, accent) {
  const share = easeOut(progress(time, 0.5, 0.8));
  if (share === 0) return '';
  const wall = easeInOut(progress(time, 1.3, 0.8));
  const closed = progress(time, 1.7, 1.3) * CHANNELS;
  const unitAt = (index) => [350 + (index % 3) * 62, 222 + Math.floor(index / 3) * 52];
  const channels = Array.from({ length: CHANNELS }, (_, index) => {
    const open = 1 - easeOut(progress(closed, index, 2));
    if (open === 0) return '';
    const [x, y] = unitAt((index * 7) % UNITS);
    const from = 232 + (index / CHANNELS) * 150;
    return drawLine(`M150 ${from.toFixed(1)}L${x - 20} ${y}`, 1, {
      color: palette.line,
      width: 1.2,
      opacity: 0.45 * open,
    });
  });
  const units = Array.from({ length: UNITS }, (_, index) => {
    const [x, y] = unitAt(index);
    return element('rect', {
      x: x - 20,
      y: y - 15,
      width: 40,
      height: 30,
      rx: 6,
      fill: 'url(#m-main-left)',
      stroke: palette.materials.main.edge,
      strokeWidth: 1.2,
    });
  });
  return element(
    'g',
    { opacity: share },
    channels.join('') +
      drawField(64, 228, 90, 158, palette) +
      writeText(109, 314, '办公网', { anchor: 'middle', fill: INK.strong, weight: 700 }) +
      units.join('') +
      writeText(412, 430, '十一个装置', { anchor: 'middle' }) +
      drawLine('M252 204V398', wall, { color: accent, width: 6 }) +
      (wall > 0
        ? writeText(252, 430, '工业防火墙', { anchor: 'middle', opacity: wall, fill: accent, weight: 700 })
        : ''),
  );
}

const CHECKS = ['人员资质与证照', '气体检测 30 分钟内', '定位在作业点旁', '与邻近作业不冲突'];

function drawPermit(time, palette, accent) {
  const share = easeOut(progress(time, 2.8, 0.7));
  if (share === 0) return '';
  const stamp = easeOut(progress(time, 5.1, 0.5));
  return element(
    'g',
    { opacity: share, transform: `translate(${mix(24, 0, share).toFixed(2)} 0)` },
    drawField(580, 200, 316, 240, palette) +
      writeText(604, 236, '特殊作业票', { weight: 700, fill: INK.strong }) +
      writeText(872, 236, '212 条规则', { anchor: 'end', fill: accent }) +
      CHECKS.map(
        (name, index) =>
          writeText(642, 276 + index * 34, name) +
          drawTick(616, 269 + index * 34, 8, progress(time, 3.4 + index * 0.4, 0.4), accent),
      ).join('') +
      (stamp > 0
        ? element(
            'g',
            { opacity: stamp, transform: `translate(816 410) rotate(-12) scale(${mix(1.5, 1, stamp).toFixed(3)})` },
            element('rect', {
              x: -54,
              y: -25,
              width: 108,
              height: 50,
              rx: 8,
              fill: '#0f2a63',
              stroke: accent,
              strokeWidth: 3,
            }) + writeText(0, 9, '可签发', { size: 24, weight: 700, anchor: 'middle', fill: accent }),
          )
        : ''),
  );
}
