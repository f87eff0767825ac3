import { createRandom } from '../../illustrations/drawing/random.mjs';
import { element } from '../../illustrations/drawing/svg.mjs';
import { INK, raiseText, writeStatement, writeText } from '../lettering.mjs';
import { drawCode, drawField, drawLight, drawLine } from '../marks.mjs';
import { clamp, easeInOut, easeOut, progress } from '../motion.mjs';

const PARTS = 46;
const CODED_AT = 2.1;
const CHART = { left: 96, right: 868, middle: 334, band: 42 };

/** A deviation goes back to the machine before the next part is made. */
export const jinheGearPlant = {
  id: 'jinhe-gear-plant',
  caseId: 'jinhe-gear',
  title: '下一件之前就修正',
  publishedOn: '2026-11-22',
  captions: {
    opening: ['浙江，锦禾传动齿轮工厂：三台机床围着一只搬运机械臂。'],
    origin: ['每件齿轮是一个点，尺寸慢慢漂出公差；两小时后才抽检，已多做四十多件。'],
    built: ['齿轮端面刻上编号，测量结果变成补偿量送回机床，', '后面的点一件件回到公差中央。'],
  },

  /** Deviations that leave the tolerance unseen between two samples. */
  origin(time, { accent, palette }) {
    const shown = easeInOut(progress(time, 1, 2.6)) * PARTS;
    const random = createRandom(5);
    const points = Array.from({ length: PARTS }, (_, index) => {
      const drift = (index / (PARTS - 1)) ** 2.2 * 84 + (random() - 0.5) * 26;
      return { x: toX(index), y: CHART.middle - drift, isOut: drift > CHART.band, share: clamp(shown - index) };
    });
    return (
      writeStatement(time, '起点', ['两小时抽检一次，漂移发现时', '又做了四十多件'], { accent }) +
      drawBand(easeOut(progress(time, 0.6, 0.8)), palette) +
      points.map((point) => drawPart(point, palette)).join('') +
      drawSample(0, '抽检', progress(time, 1, 0.5), palette) +
      drawSample(PARTS - 1, '再抽检', progress(time, 3.6, 0.5), palette)
    );
  },

  /** A gear, the loop that measures and corrects it, and parts that come back to the middle. */
  built(time, { accent, palette }) {
    return (
      writeStatement(time, '做法', ['测量结果，在下一件之前送回机床'], { accent }) +
      drawGear(time, palette, accent) +
      drawLoop(time, palette, accent) +
      drawCorrected(time, palette, accent)
    );
  },
};

function toX(index) {
  return CHART.left + 24 + (index / (PARTS - 1)) * (CHART.right - CHART.left - 48);
}

function drawBand(share, palette) {
  const { left, right, middle, band } = CHART;
  const width = (right - left) * share;
  const edge = (y) => `M${left} ${y}h${width}`;
  return (
    element('rect', { x: left, y: middle - band, width, height: band * 2, fill: palette.line, fillOpacity: 0.12 }) +
    element('path', {
      d: edge(middle - band) + edge(middle + band),
      stroke: palette.line,
      strokeOpacity: 0.7,
      strokeDasharray: '6 6',
    }) +
    element('path', { d: edge(middle), stroke: palette.line, strokeOpacity: 0.35 }) +
    writeText((left + right) / 2, middle + band + 30, '公差 8 微米以内', {
      opacity: share,
      fill: INK.faint,
      anchor: 'middle',
    })
  );
}

function drawPart({ x, y, isOut, share }, palette) {
  if (share === 0) return '';
  const look = isOut
    ? { fill: 'none', stroke: palette.spark, strokeWidth: 2.4, r: 7 }
    : { fill: palette.materials.main.top, r: 5.5 };
  return element('circle', { cx: x, cy: y, ...look, opacity: share });
}

function drawSample(index, label, share, palette) {
  if (share === 0) return '';
  const x = toX(index);
  const anchor = index === 0 ? 'start' : 'end';
  return (
    drawLine(`M${x} 246V404`, easeOut(share), { color: palette.spark, width: 2, opacity: 0.8 }) +
    writeText(x, 430, label, { opacity: share, anchor, fill: INK.strong, weight: 700 })
  );
}

function drawGear(time, palette, accent) {
  const share = easeOut(progress(time, 0.5, 0.9));
  if (share === 0) return '';
  // It stands still until its code is on it.
  const turn = Math.max(0, time - CODED_AT) * 16;
  const gear = element(
    'g',
    {
      transform: `translate(196 318) rotate(${turn.toFixed(2)}) scale(${(0.9 + share * 0.1).toFixed(3)})`,
      opacity: share,
    },
    element('path', {
      d: gearPath(26, 108, 92),
      fill: 'url(#m-main-left)',
      stroke: palette.materials.main.edge,
      strokeWidth: 1.6,
    }) +
      element('circle', { r: 74, fill: 'url(#m-pale-left)', stroke: palette.materials.pale.edge, strokeWidth: 1.2 }) +
      element('circle', { r: 28, fill: '#0b1f4c', stroke: palette.materials.pale.edge, strokeWidth: 1.2 }) +
      drawCode(-14, -66, 28, '#0b1f4c', progress(time, CODED_AT - 1, 0.9)),
  );
  return gear + drawLaser(time, accent);
}

function drawLaser(time, accent) {
  const share = progress(time, CODED_AT - 1, 0.9);
  if (share === 0 || share === 1) return '';
  const x = 182 + 28 * ((share * 6) % 1);
  return drawLine(`M196 196L${x.toFixed(1)} ${(252 + share * 28).toFixed(1)}`, 1, {
    color: accent,
    width: 2,
    opacity: 0.9,
  });
}

function gearPath(teeth, outer, inner) {
  const points = Array.from({ length: teeth }, (_, index) => {
    const at = (share, r) => {
      const angle = ((index + share) / teeth) * Math.PI * 2;
      return `${(r * Math.cos(angle)).toFixed(2)} ${(r * Math.sin(angle)).toFixed(2)}`;
    };
    return `${at(0, inner)}L${at(0.14, outer)}L${at(0.42, outer)}L${at(0.56, inner)}`;
  });
  return `M${points.join('L')}Z`;
}

const LOOP = 'M316 258C352 226 372 226 410 232M468 262C486 300 486 330 468 366M410 396C372 402 352 402 316 376';

/** From the gear to the measurement, to the correction, and back. */
function drawLoop(time, palette, accent) {
  const share = progress(time, 1.6, 1.2);
  const stops = [
    ['测量', 438, 240],
    ['补偿', 438, 390],
  ];
  return (
    drawLine(LOOP, easeInOut(share), { color: accent, width: 2.4, opacity: 0.85 }) +
    stops
      .map(([label, x, y], index) => {
        const shown = easeOut(progress(time, 1.8 + index * 0.5, 0.5));
        return shown === 0
          ? ''
          : element(
              'g',
              { opacity: shown },
              element('rect', {
                x: x - 38,
                y: y - 26,
                width: 76,
                height: 44,
                rx: 12,
                fill: '#1a2a6b',
                stroke: accent,
                strokeWidth: 1.6,
              }) + writeText(x, y + 3, label, { anchor: 'middle', weight: 700, fill: INK.strong }),
            );
      })
      .join('') +
    (share === 1 ? drawLight(...pointOnLoop((time * 0.45) % 1), palette.spark) : '')
  );
}

/** The three arcs, as curves a spark can follow. */
function pointOnLoop(share) {
  const arcs = [
    [
      [316, 258],
      [352, 226],
      [372, 226],
      [410, 232],
    ],
    [
      [468, 262],
      [486, 300],
      [486, 330],
      [468, 366],
    ],
    [
      [410, 396],
      [372, 402],
      [352, 402],
      [316, 376],
    ],
  ];
  const arc = arcs[Math.min(2, Math.floor(share * 3))];
  const t = (share * 3) % 1;
  const weights = [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t ** 3];
  return [0, 1].map((axis) => arc.reduce((sum, point, index) => sum + point[axis] * weights[index], 0));
}

function drawCorrected(time, palette, accent) {
  const share = easeOut(progress(time, 1.4, 0.7));
  if (share === 0) return '';
  const random = createRandom(9);
  const shown = progress(time, 2, 3.2) * 24;
  const points = Array.from({ length: 24 }, (_, index) => {
    const drift = index < 7 ? (index / 6) ** 1.6 * 46 : 46 * Math.exp(-(index - 6) / 2.2);
    const y = 318 - drift + (random() - 0.5) * 14;
    const color = index < 7 ? palette.materials.main.top : accent;
    const visible = clamp(shown - index);
    return visible === 0
      ? ''
      : element('circle', { cx: 556 + index * 13.6, cy: y, r: 5, fill: color, opacity: visible });
  });
  return element(
    'g',
    { opacity: share },
    drawField(528, 212, 368, 212, palette) +
      element('rect', { x: 542, y: 288, width: 340, height: 60, fill: palette.line, fillOpacity: 0.14 }) +
      points.join('') +
      raiseText(time, 2.6, 552, 402, '单次修正不超过 3 微米'),
  );
}
