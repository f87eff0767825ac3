module.exports = {
  ...require('../../jest.preset.js'),
  displayName: 'feature-community',
  testEnvironment: '../../tools/test/jest/browser-environment.cjs',
  setupFilesAfterEnv: ['../../tools/test/jest/browser-setup.cjs'],
};
