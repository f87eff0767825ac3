const { loadESLint } = require('eslint');
const { parentPort } = require('node:worker_threads');

const EXTENSIONS = ['.ts', '.tsx', '.mts', '.mjs', '.cjs'];

// What cannot be linted ends the worker by its error.
parentPort?.on('message', async (/** @type {string} */ folder) => {
  const ESLint = await loadESLint({ useFlatConfig: false });
  const eslint = new ESLint({ cwd: folder, extensions: EXTENSIONS });
  const results = await eslint.lintFiles(['.']);
  const formatter = await eslint.loadFormatter();
  parentPort?.postMessage({
    success: results.every(({ errorCount, warningCount }) => errorCount + warningCount === 0),
    terminalOutput: await formatter.format(results),
  });
});
