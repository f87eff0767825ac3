module.exports = { ...require('../../jest.preset.js'), displayName: 'tracing', testEnvironment: 'node' };
