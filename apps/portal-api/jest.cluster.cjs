const { embedded, run } = require('./jest.embedded.cjs');

/** Several instances of what is built, on one database. */
module.exports = { ...embedded, ...run, displayName: 'cluster', testMatch: ['**/src/cluster.spec.ts'] };
