/** Number as SVG text, at most two decimals. */
export function formatNumber(value) {
  return String(Math.round(value * 100) / 100);
}

/** Point list as the `points` attribute or path data wants it. */
export function formatPoints(points) {
  return points.map(([x, y]) => `${formatNumber(x)},${formatNumber(y)}`).join(' ');
}

/** Element with attributes; camel-case names become dashed, absent values are left out. */
export function element(name, attributes = {}, content = '') {
  const text = Object.entries(attributes)
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([key, value]) => ` ${dashed(key)}="${typeof value === 'number' ? formatNumber(value) : value}"`)
    .join('');
  return content === '' ? `<${name}${text}/>` : `<${name}${text}>${content}</${name}>`;
}

const CAMEL_NAMES = new Set([
  'viewBox',
  'gradientUnits',
  'gradientTransform',
  'patternUnits',
  'pathLength',
  'maskUnits',
  'stdDeviation',
  'preserveAspectRatio',
]);

function dashed(name) {
  return CAMEL_NAMES.has(name) ? name : name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** Colour between two hex colours. */
export function mixColors(from, to, share) {
  const parse = (color) => [1, 3, 5].map((start) => parseInt(color.slice(start, start + 2), 16));
  const [a, b] = [parse(from), parse(to)];
  return `#${a
    .map((channel, index) =>
      Math.round(channel + (b[index] - channel) * share)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}
