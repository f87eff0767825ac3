import { circleOutline } from '../../illustrations/drawing/stage.mjs';
import { element } from '../../illustrations/drawing/svg.mjs';
import { VideoStage } from '../video-stage.mjs';
import { countValue, INK, raiseText, readNumber, readUnit, writeStatement, writeText } from '../lettering.mjs';
import { clamp, easeInOut, easeOut, mix, progress } from '../motion.mjs';

const SCALE = 1.3;
const FOOT = { x: 740, y: 456 };
const LEVEL = 0.86;
const LAMP_DELAY = 0.5;

/** How long a level takes to come down, and how long one waits for the next, in seconds. */
const FALL = 0.9;

/** The lighthouse of a factory: a level for each step it took, and a light on top once all are there. */
export function openTower({ palette, factory }) {
  const levels = factory.timeline.length;
  const radiusOf = (level) => 0.84 - level * (0.36 / (levels - 1));
  const still = new VideoStage(palette, 'tower');
  const pieces = drawPieces(still, levels, radiusOf);
  const top = still.project(0, 0, levels * LEVEL + 0.4);
  return {
    materials: still.renderMaterials(),
    levels,
    /** Middle of a level on the screen. */
    placeOf: (level) => toScreen(still.project(0, 0, (level + 0.5) * LEVEL)),
    /** `builtAt(level)` says when a level has come; `litAt` when the light goes on. */
    drawAt(time, { startOf, litAt }) {
      const light = easeInOut(progress(time, litAt, 0.8));
      const lamp = toScreen(top);
      const shapes = pieces.map(({ level, svg }) => {
        const start = level < 0 ? 0 : level < levels ? startOf(level) : litAt - LAMP_DELAY;
        const share = easeOut(progress(time, start, FALL));
        if (share === 0) return '';
        return element('g', { opacity: share, transform: `translate(0 ${mix(-60, 0, share).toFixed(2)})` }, svg);
      });
      const angle = (time - litAt) * 0.95;
      return (
        drawRay(lamp, angle, light, palette, false) +
        element('g', { transform: `translate(${FOOT.x} ${FOOT.y}) scale(${SCALE})` }, shapes.join('')) +
        drawRay(lamp, angle, light, palette, true) +
        drawGlow(lamp, light, palette)
      );
    },
  };
}

function toScreen([x, y]) {
  return [FOOT.x + x * SCALE, FOOT.y + y * SCALE];
}

/** Pieces from the ground up: rock, levels, gallery, lantern and roof. */
function drawPieces(stage, levels, radiusOf) {
  const pieces = [
    {
      level: -1,
      svg: stage.cylinderShape({ x: 0, y: 0, z: -0.34, r: 1.5, h: 0.14, material: 'accent', opacity: 0.5 }),
    },
    { level: -1, svg: stage.cylinderShape({ x: 0, y: 0, z: -0.2, r: 1.36, h: 0.2, material: 'base' }) },
  ];
  for (let level = 0; level < levels; level += 1) {
    const r = radiusOf(level);
    const z = level * LEVEL;
    const material = level % 2 === 0 ? 'pale' : 'main';
    const body = stage.cylinderShape({ x: 0, y: 0, z, r, h: LEVEL, material });
    pieces.push({ level, svg: body + drawWindow(stage, z, r) });
  }
  const z = levels * LEVEL;
  pieces.push({
    level: levels,
    svg:
      stage.cylinderShape({ x: 0, y: 0, z, r: 0.66, h: 0.1, material: 'accent' }) +
      stage.cylinderShape({ x: 0, y: 0, z: z + 0.1, r: 0.34, h: 0.66, material: 'pale' }) +
      stage.cylinderShape({ x: 0, y: 0, z: z + 0.76, r: 0.42, h: 0.08, material: 'main' }) +
      drawRoof(stage, z + 0.84),
  });
  return pieces;
}

function drawWindow(stage, z, r) {
  const [x, y] = stage.project(r * 0.7071, r * 0.7071, z + LEVEL * 0.56);
  return element('rect', { x: x - 4, y: y - 9, width: 8, height: 18, rx: 4, fill: '#0b2358', fillOpacity: 0.75 });
}

function drawRoof(stage, z) {
  const rim = circleOutline(0, 0, 0.38).map(([x, y]) => stage.project(x, y, z));
  const left = rim.reduce((best, point) => (point[0] < best[0] ? point : best));
  const right = rim.reduce((best, point) => (point[0] > best[0] ? point : best));
  const tip = stage.project(0, 0, z + 0.62);
  const d = `M${left}L${tip}L${right}A${(right[0] - left[0]) / 2} ${((right[0] - left[0]) / 2) * 0.577} 0 0 1 ${left}Z`;
  return element('path', { d, fill: 'url(#m-main-left)', stroke: stage.material('main').edge, strokeWidth: 1 });
}

/** One of the two rays that turn around the lamp; `isNear` chooses the one that comes towards the viewer. */
function drawRay([x, y], angle, light, palette, isNear) {
  if (light === 0) return '';
  const turn = Math.sin(angle) >= 0 === isNear ? angle : angle + Math.PI;
  const reach = Math.cos(turn) * 640;
  const drop = Math.sin(turn) * 70;
  const spread = 26 + Math.abs(Math.cos(turn)) * 46;
  const id = `ray-${isNear ? 'near' : 'far'}`;
  const gradient = `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${x}" y1="${y}" x2="${(x + reach).toFixed(1)}" y2="${(y + drop).toFixed(1)}"><stop offset="0" stop-color="${palette.accentLine}" stop-opacity="${(0.5 * light).toFixed(3)}"/><stop offset="1" stop-color="${palette.accentLine}" stop-opacity="0"/></linearGradient>`;
  const far = [x + reach, y + drop];
  const d = `M${x} ${y - 5}L${far[0].toFixed(1)} ${(far[1] - spread).toFixed(1)}V${(far[1] + spread).toFixed(1)}L${x} ${y + 5}Z`;
  return gradient + element('path', { d, fill: `url(#${id})` });
}

function drawGlow([cx, cy], light, palette) {
  if (light === 0) return '';
  return (
    element('circle', { cx, cy, r: 34, fill: palette.accentGlow, fillOpacity: 0.28 * light }) +
    element('circle', { cx, cy, r: 11, fill: '#ffffff', fillOpacity: 0.9 * light })
  );
}

/** The steps beside the levels they stand for. */
export function writeSteps(time, { factory, accent, tower, startOf }) {
  const steps = factory.timeline.map(({ date, title }, level) => {
    const share = easeOut(progress(time, startOf(level) + 0.25, 0.6));
    if (share === 0) return '';
    const [x, y] = tower.placeOf(level);
    const begin = 182 + title.length * 24;
    const end = mix(begin, x - 74, share);
    const isLast = level === factory.timeline.length - 1;
    return element(
      'g',
      { opacity: share },
      element('path', {
        d: `M${begin} ${y}H${end}`,
        stroke: accent,
        strokeWidth: 1.6,
        strokeOpacity: 0.7,
        strokeDasharray: '2 6',
      }) +
        writeText(64, y + 8, date.replace('-', '.'), { size: 22, weight: 700, fill: accent }) +
        writeText(166, y + 8, title, { size: 24, weight: isLast ? 700 : 400, fill: INK.strong }),
    );
  });
  return writeStatement(time, '历程', ['灯塔一层层搭起'], { accent }) + steps.join('');
}

/** The figures, on their way from what they were before. */
export function writeFigures(time, { factory, study, accent }) {
  const figures = factory.metrics.map(({ value, label }, index) => {
    const start = 0.2 + index * 0.35;
    const share = easeOut(progress(time, start, 0.6));
    if (share === 0) return '';
    const before = findBefore(study, value);
    const x = 64 + (index % 2) * 254;
    const y = 216 + Math.floor(index / 2) * 148;
    const count = easeInOut(progress(time, start + 0.2, 1.5));
    return element(
      'g',
      { opacity: share, transform: `translate(0 ${mix(16, 0, share).toFixed(2)})` },
      element('rect', { x, y: y - 64, width: 30, height: 4, rx: 2, fill: accent }) +
        writeText(x, y, countValue(value, before?.number ?? 0, count), { size: 52, weight: 700, fill: INK.strong }) +
        writeText(x, y + 34, label, { size: 20 }) +
        (before
          ? writeText(x, y + 62, /^\d/.test(before.text) ? `此前 ${before.text}` : `此前${before.text}`, {
              size: 20,
              fill: INK.faint,
              opacity: clamp(count * 2),
            })
          : ''),
    );
  });
  return raiseText(time, 0.1, 64, 112, '成效', { fill: accent, weight: 700 }) + figures.join('');
}

/** What a figure was before, where the case says so; in another unit it is no number to count from. */
function findBefore({ content }, value) {
  const change = content.numbers.find(({ after }) => after === value);
  if (!change) return undefined;
  const isSameUnit = readUnit(change.before) === readUnit(value);
  return { number: isSameUnit ? readNumber(change.before) : 0, text: change.before };
}
