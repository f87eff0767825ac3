module.exports = { ...require('../../jest.preset.js'), displayName: 'portal-paths', testEnvironment: 'node' };
