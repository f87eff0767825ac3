/** Page types and the limits of their first load, in bytes (brotli). A page type joins by being listed. */
export const pageTypes = [
  {
    name: 'home (root)',
    app: 'root-portal',
    path: '/',
    limits: { script: 115_000, html: 12_000, style: 15_000, inlineScript: 1000 },
  },
  {
    name: 'home (miot)',
    app: 'miot-portal',
    path: '/miot/homepage',
    limits: { script: 115_000, html: 12_000, style: 15_000, inlineScript: 1000 },
  },
];
