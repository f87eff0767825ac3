import { element } from '../../illustrations/drawing/svg.mjs';
import { INK, raiseText, writeText } from '../lettering.mjs';
import { easeOut, mix, progress } from '../motion.mjs';

const LEFT = 64;

/** Where the factory is, what it is called, and what it is certified as. */
export function drawOpening(time, { factory, accent }) {
  const { place, industry, year, certification, name } = factory;
  return (
    drawPin(time, LEFT + 9, 142, accent) +
    raiseText(time, 0.5, LEFT + 32, 149, `${place} · ${industry}`, { size: 22 }) +
    name
      .split(' ')
      .map((part, index) => raiseText(time, 0.8 + index * 0.2, LEFT - 2, 212 + index * 62, part, TITLE))
      .join('') +
    drawRule(time, accent) +
    raiseText(time, 1.8, LEFT, 352, certification ? `${year} 年` : `${year} 年建成`, YEAR) +
    raiseText(time, 2, LEFT, 384, certification, { size: 20 })
  );
}

/** An invitation to come and see it. */
export function drawClosing(time, { factory, accent }) {
  const { name, place } = factory;
  return (
    drawPin(time, LEFT + 9, 182, accent) +
    raiseText(time, 0.3, LEFT + 32, 189, place, { size: 22 }) +
    raiseText(time, 0.5, LEFT - 2, 250, '走进工厂', TITLE) +
    raiseText(time, 0.8, LEFT, 300, '产线、系统和人，都在现场', { size: 22 }) +
    raiseText(time, 1.1, LEFT, 340, name, { size: 20, fill: INK.faint })
  );
}

const TITLE = { size: 52, weight: 700, fill: INK.strong };
const YEAR = { size: 22, weight: 700, fill: INK.strong };

function drawRule(time, color) {
  const share = easeOut(progress(time, 1.5, 0.9));
  return element('rect', { x: LEFT, y: 306, width: mix(0, 84, share), height: 4, rx: 2, fill: color });
}

/** A pin that falls into its place and sends out a ring. */
function drawPin(time, x, y, color) {
  const share = easeOut(progress(time, 0.2, 0.6));
  if (share === 0) return '';
  const ring = progress(time, 0.7, 1.2);
  return (
    (ring > 0 && ring < 1
      ? element('ellipse', {
          cx: x,
          cy: y + 10,
          rx: 4 + ring * 22,
          ry: 2 + ring * 9,
          fill: 'none',
          stroke: color,
          strokeWidth: 2,
          strokeOpacity: 1 - ring,
        })
      : '') +
    element(
      'g',
      { transform: `translate(${x} ${mix(y - 40, y, share).toFixed(2)})`, opacity: share },
      element('path', { d: 'M0 11C-9 0 -9 -4 -9 -6A9 9 0 1 1 9 -6C9 -4 9 0 0 11Z', fill: color }) +
        element('circle', { cx: 0, cy: -6, r: 3.6, fill: '#0b1f4c' }),
    )
  );
}

/** The name of the factory above the parts of its video, and which of them this is. */
export function drawKicker({ factory, accent, part, parts }) {
  const marks = Array.from({ length: parts }, (_, index) =>
    element('rect', {
      x: 896 - (parts - index) * 30 + 8,
      y: 50,
      width: 22,
      height: 4,
      rx: 2,
      fill: index === part ? accent : INK.faint,
      fillOpacity: index === part ? 1 : 0.35,
    }),
  );
  return writeText(64, 58, factory.name, { size: 20, fill: INK.faint }) + marks.join('');
}
