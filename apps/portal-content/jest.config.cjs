const { embedded, run } = require('../portal-api/jest.embedded.cjs');

module.exports = { ...embedded, ...run, displayName: 'portal-content' };
