import { element } from '../illustrations/drawing/svg.mjs';
import { easeOut, mix, progress } from './motion.mjs';

/** Colours of letters on the dark palettes of the illustrations. */
export const INK = { strong: '#ffffff', soft: '#cfdefd', faint: '#93aee6' };

/** A line of text; `y` is its baseline. */
export function writeText(x, y, text, { size = 20, weight = 400, fill = INK.soft, anchor, opacity } = {}) {
  return element(
    'text',
    { x, y, fontSize: size, fontWeight: weight, fill, textAnchor: anchor, opacity },
    escapeText(text),
  );
}

/** A line of text that comes up from below, from `start` on. */
export function raiseText(time, start, x, y, text, options = {}) {
  const share = easeOut(progress(time, start, 0.7));
  if (share === 0) return '';
  return writeText(x, mix(y + 14, y, share), text, { ...options, opacity: share * (options.opacity ?? 1) });
}

/** What a scene says: a small heading above one or two large lines. */
export function writeStatement(time, heading, lines, { accent }) {
  return (
    raiseText(time, 0.1, 64, 112, heading, { fill: accent, weight: 700 }) +
    lines.map((line, index) => raiseText(time, 0.25 + index * 0.2, 64, 160 + index * 46, line, HEADLINE)).join('')
  );
}

const HEADLINE = { size: 36, weight: 700, fill: INK.strong };

/** A figure above what it counts. */
export function writeFigure(x, y, value, label, { size = 44, opacity = 1, anchor } = {}) {
  return (
    writeText(x, y, value, { size, weight: 700, fill: INK.strong, opacity, anchor }) +
    writeText(x, y + 32, label, { size: 20, opacity, anchor })
  );
}

/** A value such as `99.2%` or `4 小时` on its way from `before` to where it stands; it keeps its decimals. */
export function countValue(value, before, share) {
  const { lead, number, rest } = splitValue(value);
  if (number === '') return value;
  const decimals = number.split('.')[1]?.length ?? 0;
  return lead + groupDigits(mix(before, toNumber(number), share).toFixed(decimals), number) + rest;
}

/** The number in a value, without the unit, or nothing where there is none. */
export function readNumber(value) {
  const { number } = splitValue(value);
  return number === '' ? undefined : toNumber(number);
}

/** What stands after the number of a value. */
export function readUnit(value) {
  return splitValue(value).rest.trim();
}

function splitValue(value) {
  const [, lead = '', number = '', rest = ''] = /^(\D*)(\d[\d,]*(?:\.\d+)?)?(.*)$/s.exec(value) ?? [];
  return { lead, number, rest };
}

function toNumber(text) {
  return Number(text.replaceAll(',', ''));
}

function groupDigits(digits, like) {
  return like.includes(',') ? digits.replace(/\B(?=(\d{3})+$)/g, ',') : digits;
}

function escapeText(text) {
  return String(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
