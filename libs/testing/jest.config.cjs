module.exports = { ...require('../../jest.preset.js'), displayName: 'testing', testEnvironment: 'node' };
