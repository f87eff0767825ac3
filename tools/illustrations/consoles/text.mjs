import { element } from '../drawing/svg.mjs';

/** Width of a text in pixels, as the usual fonts set it: a Chinese character is as wide as it is high. */
export function measureText(text, size) {
  let units = 0;
  for (const sign of text) {
    if (/[\u2e80-\u9fff\uf900-\ufaff\uff00-\uffef]/.test(sign)) units += 1;
    else units += /[A-Z@%mwMW]/.test(sign) ? 0.72 : 0.56;
  }
  return units * size;
}

/** Draws a text with its base line at `y`; refuses one that is wider than `width`, for nothing in a console is cut. */
export function drawText(theme, text, { x, y, size = 13, fill = theme.ink, weight, anchor, width, isMono = false }) {
  const needed = measureText(text, size);
  if (width !== undefined && needed > width + 1)
    throw new Error(`„${text}“ needs ${Math.round(needed)} of ${Math.round(width)} pixels`);
  return element(
    'text',
    {
      x,
      y,
      fontSize: size,
      fill,
      fontWeight: weight,
      textAnchor: anchor,
      fontFamily: isMono ? 'monospace' : undefined,
    },
    text.replaceAll('&', '&amp;').replaceAll('<', '&lt;'),
  );
}

const STATES = { '+': 'ok', '!': 'warn', x: 'bad', '-': 'faint' };
const DOT = 13;

/** A state in words with its dot: `+运行中`, `!告警`, `x离线`, `-停用`; every other text as it is. */
export function drawValue(theme, text, { x, y, size = 12, fill = theme.ink, width, isMono }) {
  const state = readState(text);
  if (!state) return drawText(theme, text, { x, y, size, fill, width, isMono });
  return (
    element('circle', { cx: x + 4, cy: y - size * 0.36, r: 3.5, fill: theme[state] }) +
    drawText(theme, text.slice(1), { x: x + DOT, y, size, fill: theme[state], width: width && width - DOT })
  );
}

/** Width in pixels of what `drawValue` draws. */
export function measureValue(text, size) {
  return readState(text) ? DOT + measureText(text.slice(1), size) : measureText(text, size);
}

/** The state that a text begins with; a sign before a number or a letter belongs to the text. */
function readState(text) {
  return /^[+!x-][^\w.]/.test(text) ? STATES[text[0]] : undefined;
}
