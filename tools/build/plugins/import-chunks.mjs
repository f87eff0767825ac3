import { relative, resolve } from 'node:path';

const workspaceRoot = resolve(import.meta.dirname, '../../..');
const SOURCE = /^(libs|apps)\/[^/]+\/src\/.+\.tsx?$/;

/**
 * Tells the server which chunk of the browser build a lazy import leads to: `() => import('./page')` gets the
 * property `chunk`, the key of its file in the build's manifest. Browsers need no such thing.
 * @param {string} projectRoot folder whose build has the manifest
 * @returns {import('vite').Plugin}
 */
export function importChunks(projectRoot) {
  return {
    name: 'portal-import-chunks',
    applyToEnvironment: ({ name }) => name === 'ssr',
    async transform(code, id) {
      if (!code.includes('import(') || !SOURCE.test(relative(workspaceRoot, id))) return null;
      const imports = findLazyImports(this.parse(code));
      let result = code;
      for (const { start, end, source } of imports.reverse()) {
        const target = await this.resolve(source, id);
        if (!target) continue;
        const chunk = JSON.stringify(relative(projectRoot, target.id));
        result = `${result.slice(0, start)}Object.assign(${result.slice(start, end)}, { chunk: ${chunk} })${result.slice(end)}`;
      }
      return result === code ? null : { code: result, map: null };
    },
  };
}

/**
 * Functions that do nothing but import a file beside them.
 * @param {any} node of the syntax tree
 * @returns {{ start: number, end: number, source: string }[]} in the order in which they end
 */
export function findLazyImports(node) {
  if (Array.isArray(node)) return node.flatMap(findLazyImports);
  if (typeof node?.type !== 'string') return [];
  const { type, body, start, end } = node;
  if (type === 'ArrowFunctionExpression' && body.type === 'ImportExpression' && body.source.type === 'Literal') {
    return [{ start, end, source: body.source.value }];
  }
  return Object.values(node).flatMap(findLazyImports);
}
