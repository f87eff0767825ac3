// 启衡 as strokes on a 40 × 40 grid each, so that the logo needs no font.
const QI = 'M20 3v5M8 9h25v9H8zM8 9v8c0 8-2 13-5 18M13 23h19v13H13z';
const HENG =
  'M9 4L4 10M10 12L3 20M7 18v18M18 4l-4 6M18 5h7l-3 5M14 11h12v11H14zM20 11v11M14 16h12M12 26h17M20 22c0 6-3 11-8 14M21 28l7 7M31 8h7M30 17h9M35 17v16c0 2-1 3-4 2';

const ACCENTS = { miot: '#0b8f83', root: '#6547e0' };
const WORDS = {
  miot: '工业互联网',
  root: '云',
};

/** Symbol of the company: a balance beam over three linked nodes. */
function symbol(main, accent) {
  return (
    `<g fill="none" stroke-width="3.4" stroke-linecap="round" stroke-linejoin="round">` +
    `<path d="M20 4L35 12.5v17L20 38 5 29.500v-17z" stroke="${main}"/>` +
    `<path d="M11 17h18M20 17v12" stroke="${main}"/>` +
    `<circle cx="11" cy="17" r="3" fill="${accent}" stroke="none"/><circle cx="29" cy="17" r="3" fill="${accent}" stroke="none"/><circle cx="20" cy="29" r="3" fill="${accent}" stroke="none"/></g>`
  );
}

function logo(brand, ink, main, accent) {
  const word = WORDS[brand];
  const width = 146 + word.length * 23;
  const strokes = `fill="none" stroke="${ink}" stroke-width="3.2" stroke-linecap="round" stroke-linejoin="round"`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 44" width="${width}" height="44" role="img"><title>启衡${word}</title>` +
    `<g transform="translate(1 1)">${symbol(main, accent)}</g>` +
    `<g transform="translate(50 5) scale(.84)" ${strokes}><path d="${QI}"/><path d="${HENG}" transform="translate(44 0)"/></g>` +
    `<path d="M130 12v20" stroke="${ink}" stroke-opacity=".35" stroke-width="1.500"/>` +
    `<text x="140" y="30" font-family="'PingFang SC','Microsoft YaHei','Noto Sans CJK SC',sans-serif" font-size="21" font-weight="500" fill="${ink}">${word}</text></svg>\n`
  );
}

function favicon(accent) {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 42">${symbol('#2c64dd', accent)}</svg>\n`;
}

/** Logos and favicons of both brands. */
export const logos = Object.entries(ACCENTS).flatMap(([brand, accent]) => [
  { name: `brands/${brand}/logo`, svg: logo(brand, '#16203a', '#2c64dd', accent) },
  {
    name: `brands/${brand}/logo-light`,
    svg: logo(brand, '#ffffff', '#ffffff', brand === 'miot' ? '#4fe3d3' : '#b9a5ff'),
  },
  {
    name: `brands/${brand}/footer-logo`,
    svg: logo(brand, '#ffffff', '#8db8ff', brand === 'miot' ? '#4fe3d3' : '#b9a5ff'),
  },
  { name: `brands/${brand}/favicon`, svg: favicon(accent) },
]);
