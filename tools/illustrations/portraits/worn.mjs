import { mixColors } from '../drawing/svg.mjs';
import { pick } from './pick.mjs';

const LENSES = {
  round: '<circle cx="51" cy="52" r="7.5"/><circle cx="69" cy="52" r="7.5"/>',
  square:
    '<rect x="43" y="46.5" width="15" height="11.5" rx="3"/><rect x="62" y="46.5" width="15" height="11.5" rx="3"/>',
  oval: '<ellipse cx="51" cy="52" rx="7.8" ry="5.8"/><ellipse cx="69" cy="52" rx="7.8" ry="5.8"/>',
  half: '<path d="M43 47H58M62 47H77" stroke-width="2.6"/><path d="M43 47C43 58 57 61 58 47M62 47C63 61 77 58 77 47" stroke-width="1"/>',
};

/** Glasses of a form in a color. */
export function drawGlasses(form, color) {
  const lenses = pick(LENSES, form);
  const bridge = form === 'half' ? 'M58 49Q60 47.5 62 49' : 'M58.2 51Q60 49.3 61.8 51';
  return `<g fill="none" stroke="${color}" stroke-width="1.8">${lenses}<path d="${bridge}M43.3 50L39.5 49M76.7 50L80.5 49"/></g>`;
}

/** Those that cover the hair end above the brows. */
const HEADWEAR = {
  helmet: (color) => {
    const dark = mixColors(color, '#24345f', color === '#ffffff' ? 0.2 : 0.26);
    return (
      `<path d="M36.5 40C34.5 23 45 14.5 60 14.5S85.5 23 83.5 40Z" fill="${color}"/>` +
      `<path d="M54.5 15C55 12.6 65 12.6 65.5 15L67.5 36H52.5ZM73.5 17.5C80.5 22 84.5 29 83.5 40H77C78 31 77 23 73.5 17.5Z" fill="${dark}"/>` +
      `<path d="M33 38.5C44 33.5 76 33.5 87 38.5C89 42 88 43 85 42.5C74 39.5 46 39.5 35 42.5C32 43 31 42 33 38.5Z" fill="${mixColors(color, '#ffffff', 0.3)}"/>` +
      `<path d="M36 42.5C47 39.5 73 39.5 84 42.5" fill="none" stroke="${dark}" stroke-width="1.4"/>`
    );
  },
  cap: (color) =>
    `<path d="M37 42C33 20 46 12 60 12S87 20 83 42C72 36.5 48 36.5 37 42Z" fill="${color}"/>` +
    `<path d="M37 42C48 36.5 72 36.5 83 42L83.5 37C72 31.5 48 31.5 36.5 37Z" fill="${mixColors(color, '#51648f', 0.26)}"/>`,
  peaked: (color) =>
    `<path d="M38 40C37 20 47 13 60 13S83 20 82 40C72 36 48 36 38 40Z" fill="${color}"/>` +
    `<path d="M38 39C48 34 72 34 82 39C88 42 90 45 88 46C76 40.5 50 39.5 37.5 42.5Z" fill="${mixColors(color, '#0b1020', 0.3)}"/>` +
    `<circle cx="60" cy="26" r="4" fill="#fff" opacity=".85"/>`,
  headset: (color) =>
    `<path d="M37.5 50C36 8 84 8 82.5 50" fill="none" stroke="${color}" stroke-width="3.2"/>` +
    `<path d="M81 62C80 72 74 74.5 67 74" fill="none" stroke="${color}" stroke-width="1.8"/><rect x="63.5" y="72.3" width="6" height="3.6" rx="1.8" fill="${color}"/>` +
    `<rect x="33.5" y="47" width="7" height="15" rx="3.5" fill="${color}"/><rect x="79.5" y="47" width="7" height="15" rx="3.5" fill="${color}"/>`,
};

/** What somebody wears on the head, in a color. */
export function drawHeadwear(kind, color) {
  return pick(HEADWEAR, kind)(color);
}
