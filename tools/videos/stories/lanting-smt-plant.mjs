import { element } from '../../illustrations/drawing/svg.mjs';
import { INK, raiseText, writeStatement, writeText } from '../lettering.mjs';
import { drawArc, drawField, drawLine, drawTick } from '../marks.mjs';
import { clamp, easeInOut, easeOut, mix, progress } from '../motion.mjs';

/** Orders by the furnace profile they need, as they come in and as they are put together. */
const ORDERS = [0, 2, 1, 0, 1, 2, 0, 2, 1, 1, 0, 2];
const SORTED = ORDERS.map((kind, index) => ({ kind, index }))
  .sort((one, other) => one.kind - other.kind || one.index - other.index)
  .map(({ index }) => index);

/** Change-overs become shorter because their parts no longer wait for each other. */
export const lantingSmtPlant = {
  id: 'lanting-smt-plant',
  caseId: 'lanting-electronics',
  title: '换线不再是瓶颈',
  publishedOn: '2026-11-22',
  captions: {
    opening: ['广东，岚汀电子贴片工厂：一排贴片机沿输送线展开。'],
    origin: ['一条线一天换线七次，每次 42 分钟；圆环上亮出的三分之一，是在等料。'],
    built: ['相似的工单滑到一起，三道首件检查由排队改为并行，', '圆环缩短：42 分钟变成 29 分钟。'],
  },

  /** A day of a line with its change-overs, and one of them as a ring. */
  origin(time, { accent, palette }) {
    return (
      writeStatement(time, '起点', ['换一次线 42 分钟，三分之一在等料'], { accent }) +
      drawRing(210, 322, time, { minutes: 42 * easeInOut(progress(time, 0.7, 1.4)), palette, color: palette.line }) +
      drawArc(210, 322, 88, 0.1, 0.1 + (14 / 60) * easeInOut(progress(time, 2.2, 0.9)), { color: palette.spark }) +
      raiseText(time, 2.6, 330, 250, '等料 14 分钟', { size: 24, weight: 700, fill: INK.strong }) +
      drawDay(time, palette) +
      raiseText(time, 1.8, 896, 304, '一条线一天平均换线七次', { anchor: 'end' })
    );
  },

  /** Orders that are put together, checks that run side by side, and the ring that shrinks. */
  built(time, { accent, palette }) {
    const minutes = mix(42, 29, easeInOut(progress(time, 4, 1.4)));
    return (
      writeStatement(time, '做法', ['相似的排在一起，首件同时查'], { accent }) +
      raiseText(time, 0.5, 64, 222, '排产：炉温相近的工单相邻') +
      ORDERS.map((kind, index) => drawOrder(kind, index, time, palette)).join('') +
      raiseText(time, 2.2, 64, 328, '首件：三道检查同时进行') +
      ['印刷', '贴装', '炉后'].map((name, index) => drawCheck(name, index, time, palette, accent)).join('') +
      drawRing(764, 318, time, { minutes, palette, color: accent })
    );
  },
};

/** An hour's ring with the minutes a change-over takes. */
function drawRing(x, y, time, { minutes, palette, color }) {
  const share = easeOut(progress(time, 0.5, 0.6));
  if (share === 0) return '';
  return element(
    'g',
    { opacity: share },
    drawArc(x, y, 88, 0, 1, { color: palette.line, opacity: 0.16 }) +
      drawArc(x, y, 88, 0, minutes / 60, { color }) +
      writeText(x, y + 12, String(Math.round(minutes)), { size: 52, weight: 700, fill: INK.strong, anchor: 'middle' }) +
      writeText(x, y + 44, '分钟', { anchor: 'middle' }),
  );
}

/** Day and night of a line: what stands still is as wide as it is long. */
function drawDay(time, palette) {
  const share = easeOut(progress(time, 1, 0.9));
  if (share === 0) return '';
  const [left, width] = [330, 566];
  const gap = (width * 42) / (24 * 60);
  const gaps = Array.from({ length: 7 }, (_, index) => {
    const shown = easeOut(progress(time, 1.6 + index * 0.16, 0.4));
    return element('rect', {
      x: left + 52 + index * 74,
      y: mix(330, 320, shown),
      width: gap,
      height: mix(24, 44, shown),
      rx: 3,
      fill: palette.spark,
      opacity: shown,
    });
  });
  return element(
    'g',
    { opacity: share },
    element('rect', { x: left, y: 330, width, height: 24, rx: 6, fill: 'url(#m-main-left)' }) +
      gaps.join('') +
      ['0 时', '12 时', '24 时']
        .map((hour, index) =>
          writeText(left + (width * index) / 2, 396, hour, {
            anchor: ['start', 'middle', 'end'][index],
            fill: INK.faint,
          }),
        )
        .join(''),
  );
}

function drawOrder(kind, index, time, palette) {
  const shown = easeOut(progress(time, 0.6 + index * 0.05, 0.5));
  if (shown === 0) return '';
  const target = SORTED.indexOf(index);
  const way = easeInOut(progress(time, 1.5 + target * 0.05, 0.9));
  const x = 64 + mix(index, target, way) * 45;
  // Orders pass each other on arcs, as cards do.
  const y = 240 - Math.sin(Math.PI * way) * Math.sign(target - index) * 14;
  const material = ['main', 'accent', 'pale'][kind];
  return element('rect', {
    x,
    y,
    width: 37,
    height: 40,
    rx: 6,
    fill: `url(#m-${material}-left)`,
    stroke: palette.materials[material].edge,
    strokeWidth: 1.2,
    opacity: shown,
  });
}

/** A check that first waits for the one before, and then runs beside it. */
function drawCheck(name, index, time, palette, accent) {
  const shown = easeOut(progress(time, 2.3 + index * 0.15, 0.5));
  if (shown === 0) return '';
  const way = easeInOut(progress(time, 3.1, 0.8));
  const x = 64 + index * 182;
  const from = mix(index / 3, 0, way);
  const to = mix((index + 1) / 3, 1, way);
  const run = clamp(progress(time, 3.8, 0.9));
  return element(
    'g',
    { opacity: shown },
    drawField(x, 346, 168, 62, palette) +
      writeText(x + 16, 374, name, { weight: 700, fill: INK.strong }) +
      drawTick(x + 144, 368, 8, progress(time, 4.6, 0.4), accent) +
      element('rect', { x: x + 16, y: 388, width: 136, height: 6, rx: 3, fill: palette.line, fillOpacity: 0.2 }) +
      drawLine(
        `M${x + 19 + 130 * from} 391h${Math.max(1, 130 * (to - from) * (way < 1 ? 1 : Math.max(0.02, run)))}`,
        1,
        {
          color: accent,
          width: 6,
        },
      ),
  );
}
