import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const { QrCode, Ecc } = require('@rc-component/qrcode/lib/libs/qrcodegen.js');

// Readers need a white border of four modules around the code.
const QUIET = 4;

function glyph(lines) {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="#dbe7ff" stroke-width="1.700" stroke-linecap="round" stroke-linejoin="round"><path d="${lines}"/></svg>\n`;
}

function qrCode(text) {
  const code = QrCode.encodeText(text, Ecc?.MEDIUM ?? QrCode.Ecc.MEDIUM);
  const runs = [];
  for (let y = 0; y < code.size; y += 1) {
    for (let x = 0; x < code.size; x += 1) {
      const start = x;
      while (x < code.size && code.getModule(x, y)) x += 1;
      if (x > start) runs.push(`M${start + QUIET} ${y + QUIET}h${x - start}v1H${start + QUIET}z`);
    }
  }
  const side = code.size + 2 * QUIET;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" width="240" height="240" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${side}v${side}H0z"/><path d="${runs.join('')}" fill="#0b1733"/></svg>\n`;
}

const SHIELD =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24"><path d="M12 2l8 3v6c0 6-3.500 9-8 11-4.500-2-8-5-8-11V5z" fill="#3568c8" stroke="#dbe7ff" stroke-width="1.200"/><path d="M12 7l1.400 3 3.200.4-2.400 2.200.7 3.300L12 14.300l-2.900 1.600.7-3.300-2.400-2.200 3.200-.4z" fill="#ffe08a"/></svg>\n';

/** What players show of videos that have no picture. */
const VIDEO_GROUND =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1280 720" width="1280" height="720"><defs><radialGradient id="g" cx=".82" cy=".1" r=".9"><stop stop-color="#3f6fd8"/><stop offset="1" stop-color="#0b1733"/></radialGradient></defs><path fill="url(#g)" d="M0 0h1280v720H0z"/><path d="M-80 560L440 40M60 660L640 80M240 720L880 80M480 720L1140 60M760 700L1360 100" fill="none" stroke="#dbe7ff" stroke-opacity=".1" stroke-width="2"/><circle cx="640" cy="330" r="88" fill="none" stroke="#dbe7ff" stroke-opacity=".55" stroke-width="3"/><path d="M614 282v96l78-48z" fill="#dbe7ff" fill-opacity=".75"/></svg>\n';

/** QR codes, social glyphs, badge and ground of videos. */
export const common = [
  ...['miot', 'root'].flatMap((brand) =>
    ['official', 'video', 'service'].map((kind) => ({
      name: `brands/${brand}/qr-${kind}`,
      svg: qrCode(`https://www.qiheng.example/${brand}/${kind}`),
    })),
  ),
  {
    name: 'common/social-subscribe',
    svg: glyph(
      'M9 4C5 4 2 6.500 2 9.700c0 1.800 1 3.400 2.500 4.400L4 17l3-1.500c.6.200 1.300.2 2 .2 4 0 7-2.600 7-6S13 4 9 4zM17 10c3 .5 5 2.400 5 4.800 0 1.400-.8 2.700-2 3.500l.4 2.200-2.300-1.100c-2.500.5-5-.3-6.300-1.900',
    ),
  },
  { name: 'common/social-video', svg: glyph('M3 6h18v12H3zM10 9.500v5l4.500-2.500z') },
  {
    name: 'common/social-community',
    svg: glyph(
      'M8 11a3 3 0 100-6 3 3 0 000 6zM16 11a3 3 0 100-6M2 19c0-3.500 2.500-5.500 6-5.500s6 2 6 5.500M16 13.500c3.500 0 6 2 6 5.500',
    ),
  },
  { name: 'common/social-recruit', svg: glyph('M3 8h18v11H3zM8 8V5h8v3M3 13h18') },
  { name: 'common/police-badge', svg: SHIELD },
  { name: 'common/video-ground', svg: VIDEO_GROUND },
];
