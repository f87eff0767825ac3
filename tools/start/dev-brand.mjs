import { join } from 'node:path';

/**
 * A brand out of its source: Vite answers for scripts and styles and keeps the browser up to date, pages are
 * rendered by the current state of the server code.
 * @param {import('./workspace.mjs').App} app
 * @param {import('./serve.mjs').BrandContext} context
 * @returns {Promise<import('./gateway.mjs').Brand>}
 */
export async function createDevBrand(app, { transport, publicOrigin, server }) {
  const { createServer } = await import('vite');
  const vite = await createServer({
    configFile: join(app.root, 'vite.config.mts'),
    server: { middlewareMode: true, hmr: { server } },
    appType: 'custom',
  });
  const { base } = vite.config;
  const { runner } = /** @type {import('vite').RunnableDevEnvironment} */ (vite.environments.ssr);
  const dev = { clientEntry: `${base}src/main.client.tsx`, headHtml: await createHeadHtml(base) };
  const selectBrand = createBrandSelector({ transport, publicOrigin, dev });

  /** @type {import('./gateway.mjs').Handler['handle']} */
  async function renderPage(request, response) {
    try {
      const brand = await selectBrand(await runner.import('/src/main.server.ts'));
      brand.handle(request, response);
    } catch (error) {
      respondWithFailure(response, error);
    }
  }

  return {
    basePath: base.replace(/\/$/, ''),
    handle(request, response) {
      const { url } = request;
      vite.middlewares(request, response, () => {
        request.url = url;
        renderPage(request, response);
      });
    },
    close: () => vite.close(),
  };
}

/** Keeps the brand's server as long as its code stays the same. */
function createBrandSelector(/** @type {object} */ options) {
  /** @type {{ module?: object, brand?: any }} */
  let current = {};
  return async (/** @type {any} */ module) => {
    if (current.module === module) return current.brand;
    await current.brand?.close();
    current = { module, brand: await module.createBrandServer(options) };
    return current.brand;
  };
}

/** Scripts that Vite would put into an HTML file of its own. */
async function createHeadHtml(/** @type {string} */ base) {
  const { default: react } = await import('@vitejs/plugin-react');
  const preamble = react.preambleCode.replace('__BASE__', base);
  return `<script type="module">${preamble}</script><script type="module" src="${base}@vite/client"></script>`;
}

/** @param {import('node:http').ServerResponse} response @param {unknown} error */
function respondWithFailure(response, error) {
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  process.stderr.write(`${text}\n`);
  response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' }).end(text);
}
