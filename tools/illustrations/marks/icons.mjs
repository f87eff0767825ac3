const STROKE = '#2c64dd';
const FILL = '#dbe7ff';
const ACCENT = '#4989f6';

/** A 48 × 48 icon of the family: `soft` shapes are filled, `lines` are stroked. */
function icon(soft, lines, accents = '') {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" width="48" height="48" fill="none" stroke-linecap="round" stroke-linejoin="round">` +
    (soft ? `<path d="${soft}" fill="${FILL}"/>` : '') +
    `<path d="${lines}" stroke="${STROKE}" stroke-width="2.2"/>` +
    (accents ? `<path d="${accents}" stroke="${ACCENT}" stroke-width="2.2"/>` : '') +
    '</svg>\n'
  );
}

const BOX = 'M10 12h28v24H10z';
const SHAPES = {
  'iot-hub': [
    'M16 16h16v16H16z',
    'M16 16h16v16H16zM24 8v8M24 32v8M8 24h8M32 24h8',
    'M12 12l4 4M36 12l-4 4M12 36l4-4M36 36l-4-4',
  ],
  'device-manage': ['M10 10h18v24H10z', 'M10 10h18v28H10zM16 32h6', 'M33 14v20M38 20v14'],
  'device-twin': [
    'M8 16l10-6 10 6v12l-10 6-10-6z',
    'M8 16l10-6 10 6v12l-10 6-10-6zM8 16l10 6 10-6M18 22v12',
    'M30 20l10 4v10l-10 5-6-3',
  ],
  'ota-upgrade': ['M12 30h24v8H12z', 'M12 30v8h24v-8M24 30V10M16 18l8-8 8 8', ''],
  'sim-connect': ['M14 8h14l8 8v24H14z', 'M14 8h14l8 8v24H14z', 'M20 24h10v10H20zM25 24v10M20 29h10'],
  'edge-gateway': [
    'M8 26h32v12H8z',
    'M8 26h32v12H8zM14 32h2M20 32h2',
    'M24 26v-8M16 16a11 11 0 0116 0M12 11a17 17 0 0124 0',
  ],
  'edge-runtime': [
    'M14 14h20v20H14z',
    'M14 14h20v20H14zM20 8v6M28 8v6M20 34v6M28 34v6M8 20h6M8 28h6M34 20h6M34 28h6',
    'M21 21l6 3-6 3z',
  ],
  'edge-vision': ['M8 16h22v16H8z', 'M8 16h22v16H8zM30 22l10-5v14l-10-5', 'M19 20a4 4 0 100 8 4 4 0 000-8z'],
  'plc-connector': ['M10 10h28v18H10z', 'M10 10h28v18H10zM16 28v10M24 28v10M32 28v10', 'M16 16h4M24 16h4M16 22h12'],
  'soft-plc': [BOX, 'M10 12h28v24H10zM10 18h28', 'M16 26h5v4h6v-6h6'],
  'ts-database': [
    'M10 12c0-3 28-3 28 0v24c0 3-28 3-28 0z',
    'M10 12c0-3 28-3 28 0s-28 3-28 0zM10 12v24c0 3 28 3 28 0V12',
    'M15 28l5-6 5 5 8-8',
  ],
  'data-lake': ['M8 28q8-6 16 0t16 0v10H8z', 'M8 28q8-6 16 0t16 0M8 36q8-6 16 0t16 0', 'M24 8v12M18 15l6 6 6-6'],
  'data-governance': [
    'M10 10h16v12H10z',
    'M10 10h16v12H10zM22 28h16v10H22zM18 22v11h4',
    'M30 12h8M30 18h8M10 30h4M10 36h4',
  ],
  'data-board': ['M8 10h32v22H8z', 'M8 10h32v22H8zM24 32v6M16 38h16', 'M15 26v-6M21 26V16M27 26v-4M33 26v-8'],
  'data-exchange': ['M8 14h14v20H8z', 'M8 14h14v20H8zM26 14h14v20H26z', 'M18 20h12l-3-3M30 28H18l3 3'],
  'ai-studio': ['M24 8l14 8v16l-14 8-14-8V16z', 'M24 8l14 8v16l-14 8-14-8V16z', 'M18 30l6-14 6 14M20 26h8'],
  'predictive-maintenance': [
    'M24 12a14 14 0 100 28 14 14 0 000-28z',
    'M24 12a14 14 0 100 28 14 14 0 000-28zM24 8v4M18 8h12',
    'M16 27h4l3-6 3 10 3-4h4',
  ],
  'quality-inspection': [
    'M20 10a11 11 0 100 22 11 11 0 000-22z',
    'M20 10a11 11 0 100 22 11 11 0 000-22zM28 29l11 11',
    'M15 21l4 4 7-8',
  ],
  'process-optimize': ['M10 30h28v8H10z', 'M14 8v30M24 8v30M34 8v30', 'M10 16h8M20 28h8M30 20h8'],
  'schedule-optimize': ['M8 12h32v26H8z', 'M8 12h32v26H8zM8 19h32M16 8v6M32 8v6', 'M14 25h10M20 31h14'],
  'industrial-copilot': [
    'M8 10h32v22H22l-8 8v-8H8z',
    'M8 10h32v22H22l-8 8v-8H8z',
    'M24 15l2 4 4 2-4 2-2 4-2-4-4-2 4-2z',
  ],
  mes: ['M8 22l10-6v6l10-6v6l12-8v24H8z', 'M8 22l10-6v6l10-6v6l12-8v24H8z', 'M15 31h3M23 31h3M31 31h3'],
  'energy-manage': ['M26 6L12 27h10l-2 15 16-22H25z', 'M26 6L12 27h10l-2 15 16-22H25z', ''],
  'carbon-manage': [
    'M24 40C10 34 10 18 12 10c10 0 22 4 22 18 0 6-4 10-10 12z',
    'M24 40C10 34 10 18 12 10c10 0 22 4 22 18 0 6-4 10-10 12zM24 40C24 30 20 22 16 17',
    'M36 12a4 4 0 100 8',
  ],
  'asset-maintain': [
    'M8 34l14-14 6 6-14 14z',
    'M8 34l14-14 6 6-14 14zM28 20a8 8 0 0010-10l-5 5-5-5 5-5a8 8 0 00-11 11',
    '',
  ],
  warehouse: ['M6 18L24 8l18 10v22H6z', 'M6 40V18L24 8l18 10v22M14 40V24h20v16', 'M19 30h10M19 35h10'],
  'supply-collab': [
    'M6 14h20v18H6z',
    'M6 14h20v18H6zM26 20h8l8 7v5H26M14 36a3 3 0 100-6 3 3 0 000 6zM34 36a3 3 0 100-6 3 3 0 000 6z',
    '',
  ],
  'safety-production': ['M10 28a14 14 0 0128 0v4H10z', 'M10 28a14 14 0 0128 0v4H10zM6 36h36M20 15v9M28 15v9', ''],
  'cloud-server': [
    'M14 30a8 8 0 010-16 11 11 0 0121 2 7 7 0 010 14z',
    'M14 30a8 8 0 010-16 11 11 0 0121 2 7 7 0 010 14z',
    'M16 36h16v6H16zM20 39h1',
  ],
  container: [
    'M8 18l16-8 16 8v14l-16 8-16-8z',
    'M8 18l16-8 16 8v14l-16 8-16-8zM8 18l16 8 16-8M24 26v14',
    'M16 14l16 8',
  ],
  function: ['M24 7l15 9v17l-15 9-15-9V16z', 'M24 7l15 9v17l-15 9-15-9V16z', 'M17 17h4l7 15h3M22 25l-5 7'],
  'bare-metal': ['M8 10h32v12H8z', 'M8 10h32v12H8zM8 26h32v12H8z', 'M14 16h2M14 32h2M26 16h8M26 32h8'],
  'edge-cloud': [
    'M14 24a7 7 0 010-14 10 10 0 0119 2 6 6 0 010 12z',
    'M14 24a7 7 0 010-14 10 10 0 0119 2 6 6 0 010 12z',
    'M16 24v8M24 24v14M32 24v8M14 34h4v4h-4zM30 34h4v4h-4z',
  ],
  'relational-database': [
    'M10 12c0-3 28-3 28 0v24c0 3-28 3-28 0z',
    'M10 12c0-3 28-3 28 0s-28 3-28 0zM10 12v24c0 3 28 3 28 0V12',
    'M10 20c0 3 28 3 28 0M10 28c0 3 28 3 28 0',
  ],
  'object-storage': ['M10 14h28l-4 26H14z', 'M10 14h28l-4 26H14zM8 14c0-4 32-4 32 0', 'M20 22h8v8h-8z'],
  cache: ['M8 14l16-7 16 7-16 7z', 'M8 14l16-7 16 7-16 7zM8 24l16 7 16-7M8 34l16 7 16-7', ''],
  'message-queue': ['M6 14h22v14H6z', 'M6 14h22v14H6zM6 14l11 8 11-8', 'M32 18h10M32 24h10M14 36h28'],
  backup: ['M12 20h24v18H12z', 'M12 20h24v18H12zM24 8a10 10 0 0110 10M24 8l-4 4M24 8l4 4', 'M20 29l3 3 6-6'],
  'industrial-firewall': [
    'M24 7l15 6v11c0 9-6 14-15 17-9-3-15-8-15-17V13z',
    'M24 7l15 6v11c0 9-6 14-15 17-9-3-15-8-15-17V13z',
    'M16 20h16M16 27h16M24 20v-5M20 27v-7M28 27v-7M24 34v-7',
  ],
  identity: [
    'M18 10a7 7 0 100 14 7 7 0 000-14z',
    'M18 10a7 7 0 100 14 7 7 0 000-14zM6 38c0-7 5-11 12-11 3 0 6 1 8 2',
    'M33 27a5 5 0 100 10 5 5 0 000-10zM36 36l5 5',
  ],
  'security-center': [
    'M24 8a16 16 0 100 32 16 16 0 000-32z',
    'M24 8a16 16 0 100 32 16 16 0 000-32zM24 16a8 8 0 100 16 8 8 0 000-16z',
    'M24 24L35 13M24 24h.1',
  ],
  'data-encrypt': ['M12 22h24v18H12z', 'M12 22h24v18H12zM17 22v-6a7 7 0 0114 0v6', 'M24 29v5'],
  'low-code': ['M8 10h32v28H8z', 'M8 10h32v28H8zM8 17h32', 'M19 23l-4 5 4 5M29 23l4 5-4 5'],
  'api-gateway': ['M18 14h12v20H18z', 'M18 14h12v20H18zM6 18h12M6 30h12M30 18h12M30 30h12', 'M22 20h4M22 24h4M22 28h4'],
  integration: ['M8 8h12v12H8z', 'M8 8h12v12H8zM28 28h12v12H28zM20 14h14v14', 'M14 20v14h14'],
  'devops-platform': [
    'M14 16a8 8 0 100 16c8 0 12-16 20-16a8 8 0 110 16c-8 0-12-16-20-16z',
    'M14 16a8 8 0 100 16c8 0 12-16 20-16a8 8 0 110 16c-8 0-12-16-20-16z',
    '',
  ],
  observability: ['M6 24q18-24 36 0-18 24-36 0z', 'M6 24q18-24 36 0-18 24-36 0z', 'M24 18a6 6 0 100 12 6 6 0 000-12z'],
  'solution-equipment': [
    'M24 16a8 8 0 100 16 8 8 0 000-16z',
    'M24 16a8 8 0 100 16 8 8 0 000-16zM24 8v5M24 35v5M8 24h5M35 24h5M13 13l3 3M32 32l3 3M35 13l-3 3M16 32l-3 3',
    '',
  ],
  'solution-electronics': [
    'M15 15h18v18H15z',
    'M15 15h18v18H15zM20 8v7M28 8v7M20 33v7M28 33v7M8 20h7M8 28h7M33 20h7M33 28h7',
    'M21 21h6v6h-6z',
  ],
  'solution-chemical': [
    'M14 28h20l4 10H10z',
    'M19 8v12L9 38c-1 2 0 3 2 3h26c2 0 3-1 2-3L29 20V8M16 8h16',
    'M15 30h18M21 35h.1M27 33h.1',
  ],
  'solution-energy': [
    'M24 22a3 3 0 100 6 3 3 0 000-6z',
    'M24 25v16M19 41h10M24 22C22 16 22 10 25 7c2 4 2 10-1 15zM22 26c-5 4-10 6-14 5 2-4 7-7 13-7zM27 25c6 0 11 2 14 6-4 1-9 0-13-4z',
    '',
  ],
  'solution-food': ['M12 16h14v24H12z', 'M12 16h14v24H12zM15 16V8h8v8', 'M32 22c6 0 9 4 9 9s-3 9-9 9M12 26h14'],
  'solution-park': [
    'M8 18h14v22H8z',
    'M8 18h14v22H8zM22 8h18v32H22z',
    'M12 24h6M12 30h6M27 15h8M27 22h8M27 29h8M4 40h40',
  ],
  'advantage-connect': ['M8 18h12v12H8z', 'M8 18h12v12H8zM28 18h12v12H28z', 'M20 24h8M14 18v-6h20v6M14 30v6h20v-6'],
  'advantage-model': [
    'M24 8l14 8v16l-14 8-14-8V16z',
    'M24 8l14 8v16l-14 8-14-8V16zM10 16l14 8 14-8M24 24v16',
    'M17 20v8M31 20v8',
  ],
  'advantage-deliver': ['M10 26h28v12H10z', 'M10 38V26h28v12zM24 26V8M17 15l7-7 7 7', 'M17 32h14'],
  'advantage-security': [
    'M24 7l15 6v11c0 9-6 14-15 17-9-3-15-8-15-17V13z',
    'M24 7l15 6v11c0 9-6 14-15 17-9-3-15-8-15-17V13z',
    'M17 24l5 5 9-10',
  ],
};

/** The icons of products, industries and advantages. */
export const icons = Object.entries(SHAPES).map(([name, shapes]) => ({ name: `icons/${name}`, svg: icon(...shapes) }));
