module.exports = {
  ...require('../../jest.preset.js'),
  displayName: 'portal-api',
  testEnvironment: 'node',
  testTimeout: 30_000,
};
