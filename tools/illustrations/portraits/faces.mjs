import { mixColors } from '../drawing/svg.mjs';
import { pick } from './pick.mjs';

const FACES = {
  oval: 'M40 44C40 30 48 23 60 23S80 30 80 44V53C80 66 71 77 60 77S40 66 40 53Z',
  square:
    'M40 44C40 30 48 23 60 23S80 30 80 44V56C80 66 77 70 73 73C69 76 65 77.5 60 77.5S51 76 47 73C43 70 40 66 40 56Z',
  round: 'M39 45C39 31 48 23 60 23S81 31 81 45V54C81 68 72 76 60 76S39 68 39 54Z',
  slim: 'M40.5 44C40.5 30 48 23 60 23S79.5 30 79.5 44V52C79.5 63 73 71 67 75.5C63 78.5 57 78.5 53 75.5C47 71 40.5 63 40.5 52Z',
};

const BROWS = {
  soft: ['M46.5 45.5Q50.5 42.8 55 44.8M65 44.8Q69.5 42.8 73.5 45.5', 1.9],
  straight: ['M46.5 45L55 44.5M65 44.5L73.5 45', 2.3],
  arched: ['M46 45.8C48.5 43 51.5 42.3 55 44M65 44C68.5 42.3 71.5 43 74 45.8', 1.6],
  strong: ['M46 45.5C49 43 52 43 55.5 45M64.5 45C68 43 71 43 74 45.5', 2.9],
};

const DOTS = '<path d="M51 51.2V51.8M69 51.2V51.8" stroke-width="4.6"/>';
const EYES = {
  plain: DOTS,
  lidded: `${DOTS}<path d="M46.8 50.5Q51 46.6 54.6 50M65.4 50Q69 46.6 73.2 50.5" stroke-width="1.5"/>`,
  lashes: `${DOTS}<path d="M45.6 49.4L47.4 50.3Q51 46.4 54.6 50M65.4 50Q69 46.4 72.6 50.3L74.4 49.4" stroke-width="1.7"/>`,
  smiling: '<path d="M47.5 52.5Q51 48.8 54.5 52.5M65.5 52.5Q69 48.8 72.5 52.5" stroke-width="2.3"/>',
};

const LIP = '#b5524c';
const MOUTHS = {
  calm: `<path d="M55 67.5Q60 69 65 67.3" stroke="${LIP}" stroke-width="2"/>`,
  smile: `<path d="M53.5 66Q60 71.5 66.5 66" stroke="${LIP}" stroke-width="2.1"/>`,
  wry: `<path d="M54.5 67.8Q61 69.5 66 65.8" stroke="${LIP}" stroke-width="2.1"/>`,
  grin: `<path d="M53 65.5Q60 67 67 65.5C66 70.5 63 72.2 60 72.2S54 70.5 53 65.5Z" fill="#fff" stroke="${LIP}" stroke-width="1.3"/>`,
  lips: '<path d="M53.3 66.4Q57 64.6 60 65.8Q63 64.6 66.7 66.4Q60 72.6 53.3 66.4Z" fill="#cb5d58" stroke="none"/>',
};

const BEARDS = {
  stubble: ['M41 56C43 66 50 64 60 63.5S77 66 79 56C79 69 71 77 60 77S41 69 41 56Z', 0.14],
  moustache: ['M53 65C55 62 58 62 60 63C62 62 65 62 67 65C64 65.6 62 65 60 65S56 65.6 53 65Z', 0.9],
  goatee: ['M55 71.5Q60 70 65 71.5C65 76 63 79 60 79S55 76 55 71.5Z', 0.9],
  full: ['M40 52C42 62 48 64.5 53 63.5Q60 61.5 67 63.5C72 64.5 78 62 80 52C81 68 73 80.5 60 80.5S39 68 40 52Z', 0.92],
};

/** Lines that years leave. */
const YEARS = {
  mature: 'M50.5 60.5Q49.3 63 50 65.5M69.5 60.5Q70.7 63 70 65.5',
  old: 'M50.5 60Q49 63 50 66.5M69.5 60Q71 63 70 66.5M46.5 57Q50 59 53.5 57.5M66.5 57.5Q70 59 73.5 57',
};

const NOSE = 'M60.5 52C60.8 56 62.5 58.5 62 60C61.5 61.2 59.6 61.3 58.3 60.8';
const INK = '#23242f';

/** Neck and face of a person, to be drawn before and after the clothes; `skin` and `hair` are colors. */
export function drawHead({ face, skin, hair, brows, eyes, mouth, beard, years }) {
  const shade = mixColors(skin, '#a4502f', 0.2);
  const line = mixColors(skin, '#8a3f24', 0.46);
  const brow = mixColors(hair, '#2a2c38', 0.4);
  const [browPath, browWidth] = pick(BROWS, brows);
  const [beardPath, opacity] = beard ? pick(BEARDS, beard) : [];
  return {
    neck:
      `<radialGradient id="s" gradientUnits="userSpaceOnUse" cx="48" cy="49" r="30"><stop offset=".89" stop-color="${skin}"/><stop offset=".9" stop-color="${shade}"/></radialGradient>` +
      `<path d="M51 64V87C51 96 69 96 69 87V64Z" fill="${skin}"/><path d="M51 66H69V81C64 86 55 84 51 77Z" fill="${shade}"/>`,
    face:
      `<ellipse cx="39.5" cy="54" rx="4" ry="5.5" fill="${skin}"/><ellipse cx="80.5" cy="54" rx="4" ry="5.5" fill="${shade}"/>` +
      `<path d="${pick(FACES, face)}" fill="url(#s)"/>` +
      `<path d="M46.5 61H46.6M73.4 61H73.5" stroke="#e4644f" stroke-width="7.5" opacity=".12"/>` +
      (beard ? `<path d="${beardPath}" fill="${hair}" opacity="${opacity}"/>` : '') +
      `<g fill="none" stroke="${line}" stroke-width="1.6"><path d="${NOSE}"/>` +
      (years === 'young' ? '' : `<path d="${pick(YEARS, years)}" stroke-width="1.2" opacity=".6"/>`) +
      `<path d="${browPath}" stroke="${brow}" stroke-width="${browWidth}"/><g stroke="${INK}">${pick(EYES, eyes)}</g>${pick(MOUTHS, mouth)}</g>`,
  };
}
