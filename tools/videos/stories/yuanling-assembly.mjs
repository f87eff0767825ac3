import { createRandom } from '../../illustrations/drawing/random.mjs';
import { element } from '../../illustrations/drawing/svg.mjs';
import { INK, writeFigure, writeStatement, writeText, raiseText } from '../lettering.mjs';
import { drawField, drawLight, drawLine, drawTick } from '../marks.mjs';
import { easeInOut, easeOut, mix, progress } from '../motion.mjs';

const CRANES = placeCranes();
const HUB = [150, 270];

/** Cranes in the field tell the assembly line what to check. */
export const yuanlingAssembly = {
  id: 'yuanling-assembly',
  caseId: 'yuanling-heavy',
  title: '售后数据回到总装线',
  publishedOn: '2026-11-22',
  captions: {
    opening: ['辽宁，远岭重工总装工厂：厂房、机械臂和输送线依次落位。'],
    origin: ['三千台起重机散在各地，售后一次次出发，每百台每月上门 11.9 次。'],
    built: ['数据从现场流回总装线，十二个高频维修点写进装配检查卡，', '现场试车由三天缩短到一天半。'],
  },

  /** Trips from one place to cranes all over the country. */
  origin(time, { accent, palette }) {
    return (
      writeStatement(time, '起点', ['三千台起重机，散在二十多个省份'], { accent }) +
      CRANES.map(({ x, y, delay }) => drawCrane(x, y, easeOut(progress(time, 0.6 + delay, 0.6)), palette)).join('') +
      CRANES.filter((_, index) => index % 6 === 0)
        .map((crane, index) => drawTrip(crane, progress(time, 1.3 + index * 0.16, 1.1), palette))
        .join('') +
      drawLight(...HUB, accent, { r: 9, opacity: easeOut(progress(time, 0.8, 0.5)) }) +
      raiseText(time, 0.9, HUB[0], HUB[1] + 44, '售后', { anchor: 'middle' }) +
      element('g', { opacity: easeOut(progress(time, 1.6, 0.8)) }, writeFigure(64, 390, '11.9 次', '每百台每月上门'))
    );
  },

  /** A crane whose weak places become lines of a checklist. */
  built(time, { accent, palette }) {
    return (
      writeStatement(time, '做法', ['哪里最常修，装配时就多查一道'], { accent }) +
      drawBridgeCrane(easeOut(progress(time, 0.5, 1)), palette) +
      SPOTS.map(([x, y], index) => drawSpot(x, y, time - 1.2 - index * 0.2, accent)).join('') +
      drawCard(time, palette, accent) +
      drawTrial(time, palette, accent)
    );
  },
};

function placeCranes() {
  const random = createRandom(12);
  return Array.from({ length: 84 }, (_, index) => ({
    x: 300 + (index % 14) * 45 + (random() - 0.5) * 22,
    y: 216 + Math.floor(index / 14) * 42 + (random() - 0.5) * 18,
    delay: random() * 1.2,
  }));
}

function drawCrane(x, y, share, palette) {
  if (share === 0) return '';
  return element('path', {
    d: 'M-10 8V-5H10V8M-13 -5H13M3 -5v5',
    transform: `translate(${x.toFixed(1)} ${y.toFixed(1)})`,
    fill: 'none',
    stroke: palette.line,
    strokeWidth: 2,
    strokeOpacity: 0.75 * share,
  });
}

function drawTrip({ x, y }, share, palette) {
  if (share === 0) return '';
  const d = `M${HUB}Q${(HUB[0] + x) / 2} ${Math.min(HUB[1], y) - 60} ${x.toFixed(1)} ${y.toFixed(1)}`;
  return (
    drawLine(d, easeInOut(share), { color: palette.spark, width: 1.4, opacity: 0.55 }) +
    (share === 1 ? drawLight(x, y, palette.spark, { r: 3 }) : '')
  );
}

/** Where a crane is repaired most often. */
const SPOTS = [
  [98, 278],
  [126, 278],
  [108, 240],
  [172, 240],
  [236, 216],
  [265, 199],
  [294, 216],
  [265, 332],
  [358, 240],
  [430, 240],
  [478, 278],
  [506, 278],
];

/** Girder with its rails and end carriages, trolley, ropes and hook, seen from the side. */
function drawBridgeCrane(share, palette) {
  if (share === 0) return '';
  const { main, pale } = palette.materials;
  const body = (d, material, edge) =>
    element('path', { d, fill: `url(#m-${material}-left)`, stroke: edge, strokeWidth: 1.4, strokeLinejoin: 'round' });
  const rope = (d, width) => drawLine(d, share, { color: palette.line, width, opacity: 0.9 });
  return element(
    'g',
    { opacity: share, transform: `translate(0 ${mix(-24, 0, share).toFixed(2)})` },
    rope('M64 292h96M444 292h96', 4) +
      rope(`M256 252V${mix(262, 322, share)}M274 252V${mix(262, 322, share)}`, 2.4) +
      body('M76 226H528L516 254H88Z', 'main', main.edge) +
      body('M84 254h56v28h-56zM464 254h56v28h-56z', 'pale', pale.edge) +
      body('M220 206h90v20h-90zM238 192h54v14h-54z', 'pale', pale.edge) +
      element(
        'g',
        { transform: `translate(0 ${mix(-60, 0, share).toFixed(2)})` },
        body('M244 322h42v20h-42z', 'pale', pale.edge) + rope('M265 342v10a13 13 0 1 1 -15 13', 4),
      ),
  );
}

function drawSpot(x, y, age, accent) {
  if (age <= 0) return '';
  const ring = progress(age, 0, 0.9);
  return (
    drawLight(x, y, accent, { r: 5, opacity: easeOut(progress(age, 0, 0.3)) }) +
    (ring < 1
      ? element('circle', {
          cx: x,
          cy: y,
          r: 6 + ring * 18,
          fill: 'none',
          stroke: accent,
          strokeWidth: 2,
          strokeOpacity: 1 - ring,
        })
      : '')
  );
}

function drawCard(time, palette, accent) {
  const share = easeOut(progress(time, 0.9, 0.7));
  if (share === 0) return '';
  const rows = ['制动器间隙', '端梁螺栓', '另十处'];
  const content =
    drawField(600, 200, 296, 176, palette) +
    writeText(624, 236, '装配检查卡', { weight: 700, fill: INK.strong }) +
    writeText(872, 236, '12 处', { anchor: 'end', fill: accent, weight: 700 }) +
    rows
      .map((row, index) => {
        const y = 276 + index * 38;
        return writeText(660, y, row) + drawTick(636, y - 7, 8, progress(time, 1.8 + index * 0.7, 0.5), accent);
      })
      .join('');
  return element('g', { opacity: share, transform: `translate(${mix(24, 0, share).toFixed(2)} 0)` }, content);
}

/** The trial at the customer's: a bar that loses half its length. */
function drawTrial(time, palette, accent) {
  const share = easeOut(progress(time, 3.6, 0.6));
  if (share === 0) return '';
  const days = mix(3, 1.5, easeInOut(progress(time, 4.2, 1)));
  const bar = (width, fill, fillOpacity) =>
    element('rect', { x: 190, y: 404, width, height: 18, rx: 9, fill, fillOpacity });
  return element(
    'g',
    { opacity: share },
    writeText(84, 420, '现场试车') +
      bar(330, palette.line, 0.2) +
      bar(110 * days, accent, 1) +
      writeText(540, 421, days > 2.99 ? '3 天' : `${days.toFixed(1)} 天`, { size: 24, weight: 700, fill: INK.strong }),
  );
}
