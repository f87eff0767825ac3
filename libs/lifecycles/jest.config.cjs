module.exports = { ...require('../../jest.preset.js'), displayName: 'lifecycles', testEnvironment: 'node' };
