import { createRandom } from './random.mjs';
import { element, formatNumber } from './svg.mjs';
import { Stage, UNIT } from './stage.mjs';

const CENTER = [0.08, 0.09, 0.84, 0.82];

/**
 * Draws a scene into a picture: `area` is the rectangle (shares of the frame) that the objects fill, the
 * whole frame by default. Background, floor grid and lights come from the palette.
 */
export function drawPicture({ width, height, scene, palette, area = CENTER, seed = 1 }) {
  const stage = new Stage(palette);
  scene(stage);
  const objects = stage.render();
  const fit = fitScene(stage.bounds, { width, height, area });
  const backdrop = drawBackdrop({ width, height, palette, fit, seed });
  return element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', width, height, viewBox: `0 0 ${width} ${height}` },
    element('defs', {}, stage.renderMaterials() + backdrop.lights) +
      backdrop.shapes +
      element('g', { transform: fit.transform }, objects),
  );
}

/** Where a scene stands in a frame so that it fills `area` of it. */
export function fitScene(bounds, { width, height, area }) {
  const room = { x: area[0] * width, y: area[1] * height, width: area[2] * width, height: area[3] * height };
  const scale = Math.min(room.width / (bounds.right - bounds.left), room.height / (bounds.bottom - bounds.top));
  const shiftX = room.x + room.width / 2 - ((bounds.left + bounds.right) / 2) * scale;
  const shiftY = room.y + room.height / 2 - ((bounds.top + bounds.bottom) / 2) * scale;
  const transform = `translate(${formatNumber(shiftX)} ${formatNumber(shiftY)}) scale(${Math.round(scale * 1000) / 1000})`;
  return { room, scale, shiftX, shiftY, transform };
}

/** What lies behind a scene: `lights` are the definitions that `shapes` refer to. */
export function drawBackdrop({ width, height, palette, fit, seed = 1 }) {
  const { room, scale, shiftX, shiftY } = fit;
  const center = [room.x + room.width / 2, room.y + room.height * 0.62];
  const reach = Math.max(room.width, room.height) * 0.72;
  return {
    lights: renderLights({ palette, center, reach, width, height }),
    shapes:
      element('rect', { width, height, fill: 'url(#background)' }) +
      element('rect', { width, height, fill: 'url(#far-light)' }) +
      renderArcs({ palette, center, reach }) +
      element('g', { mask: 'url(#floor-mask)' }, renderFloor({ palette, width, height, scale, shiftX, shiftY })) +
      element('rect', { width, height, fill: 'url(#near-light)' }) +
      renderDust({ palette, width, height, room, seed }),
  };
}

function renderLights({ palette, center, reach, width, height }) {
  const [start, middle, end] = palette.background;
  const circle = (id, cx, cy, r, stops) =>
    `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${formatNumber(cx)}" cy="${formatNumber(cy)}" r="${formatNumber(r)}">${stops
      .map(([offset, color, opacity]) => `<stop offset="${offset}" stop-color="${color}" stop-opacity="${opacity}"/>`)
      .join('')}</radialGradient>`;
  const glow = palette.isDark ? 0.5 : 0.65;
  return (
    `<linearGradient id="background" x1="0" y1="0" x2="1" y2="${formatNumber(Math.min(1, height / width))}"><stop offset="0" stop-color="${start}"/><stop offset=".5" stop-color="${middle}"/><stop offset="1" stop-color="${end}"/></linearGradient>` +
    circle('far-light', center[0] + reach * 0.5, center[1] - reach * 0.6, reach * 1.1, [
      [0, palette.accentGlow, palette.isDark ? 0.3 : 0.16],
      [1, palette.accentGlow, 0],
    ]) +
    circle('near-light', center[0], center[1] - reach * 0.08, reach, [
      [0, palette.glow, glow],
      [0.45, palette.glow, glow * 0.36],
      [1, palette.glow, 0],
    ]) +
    circle('floor-light', center[0], center[1], reach * 1.25, [
      [0, '#fff', 0.9],
      [0.55, '#fff', 0.4],
      [1, '#fff', 0],
    ]) +
    `<mask id="floor-mask"><rect width="${width}" height="${height}" fill="url(#floor-light)"/></mask>` +
    `<linearGradient id="beam" x1="0" y1="1" x2="0" y2="0"><stop offset="0" stop-color="${palette.accentGlow}" stop-opacity=".65"/><stop offset="1" stop-color="${palette.accentGlow}" stop-opacity=".04"/></linearGradient>`
  );
}

/** Floor grid in the stage's own axes, spaced one unit. */
function renderFloor({ palette, width, height, scale, shiftX, shiftY }) {
  const step = UNIT * scale;
  const run = width + height * 2;
  const lines = [];
  const originY = shiftY % step;
  for (let offset = -width - height; offset < width + height * 2; offset += step) {
    const base = shiftY - shiftX * 0.57735;
    const mirrored = shiftY + shiftX * 0.57735;
    const start = offset + ((base - originY) % step);
    lines.push(`M0 ${formatNumber(start + originY)}l${run} ${formatNumber(run * 0.57735)}`);
    lines.push(`M0 ${formatNumber(offset + (mirrored % step))}l${run} ${formatNumber(-run * 0.57735)}`);
  }
  return element('path', {
    d: lines.join(''),
    fill: 'none',
    stroke: palette.grid,
    strokeWidth: 1,
    strokeOpacity: palette.isDark ? 0.3 : 0.32,
  });
}

function renderArcs({ palette, center, reach }) {
  const arcs = [0.62, 0.84, 1.06, 1.3].map((share, index) =>
    element('ellipse', {
      cx: center[0],
      cy: center[1],
      rx: reach * share,
      ry: reach * share * 0.577,
      fill: 'none',
      stroke: palette.isDark ? palette.line : '#7fa8f3',
      strokeWidth: 1.2,
      strokeOpacity: 0.3 - index * 0.06,
      strokeDasharray: index % 2 === 1 ? '3 9' : undefined,
    }),
  );
  return arcs.join('');
}

function renderDust({ palette, width, height, room, seed }) {
  const random = createRandom(seed * 31 + 7);
  return Array.from({ length: 26 }, () => {
    const cx = Math.min(width, room.x + room.width * (random() * 1.2 - 0.1));
    return element('circle', {
      cx,
      cy: height * random() * 0.8,
      r: 0.8 + random() * 1.7,
      fill: palette.line,
      fillOpacity: 0.15 + random() * 0.4,
    });
  }).join('');
}
