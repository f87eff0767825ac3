const path = require('node:path');

const nodeModules = path.join(__dirname, 'node_modules');

/** Shared Jest set-up: TypeScript through swc, libraries from source, styles as their class names. */
module.exports = {
  testMatch: ['**/*.spec.ts', '**/*.spec.tsx'],
  moduleFileExtensions: ['ts', 'tsx', 'mts', 'js', 'mjs', 'cjs', 'json'],
  transform: {
    '^.+\\.(m|c)?[jt]sx?$': [
      require.resolve('@swc/jest'),
      {
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
        },
        module: { type: 'commonjs' },
        // Beside the code, where they are read when a test fails; within it they are two thirds of what is loaded.
        sourceMaps: true,
        swcrc: false,
      },
    ],
  },
  // The exporter of traces imports while it runs, which Jest can only where it has rewritten that; the others are modules alone.
  transformIgnorePatterns: [
    `${nodeModules}/(?!(@portal|@opentelemetry/otlp-exporter-base|markdown-it-cjk-friendly|get-east-asian-width)/)`,
  ],
  moduleNameMapper: {
    '\\.module\\.css$': path.join(__dirname, 'tools/test/jest/css-module.cjs'),
    '\\.css$': path.join(__dirname, 'tools/test/jest/css-module.cjs'),
    '^antd$': path.join(__dirname, 'tools/test/jest/antd.cjs'),
    '^antd/es/(.*)$': 'antd/lib/$1',
  },
  testEnvironmentOptions: { customExportConditions: ['@portal/source', 'node', 'require', 'default'] },
  clearMocks: true,
  // Patience with a busy machine: what has a limit measures it.
  testTimeout: 30_000,
};
