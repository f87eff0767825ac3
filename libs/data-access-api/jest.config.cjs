module.exports = {
  ...require('../../jest.preset.js'),
  displayName: 'data-access-api',
  testEnvironment: '../../tools/test/jest/browser-environment.cjs',
  setupFilesAfterEnv: ['../../tools/test/jest/browser-setup.cjs'],
};
