module.exports = { ...require('../../jest.preset.js'), displayName: 'login-page', testEnvironment: 'node' };
