module.exports = { ...require('../../jest.preset.js'), displayName: 'graceful-stop', testEnvironment: 'node' };
