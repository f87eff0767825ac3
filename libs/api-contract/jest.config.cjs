module.exports = { ...require('../../jest.preset.js'), displayName: 'api-contract', testEnvironment: 'node' };
