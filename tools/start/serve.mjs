import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { takeDataFolder } from './data-folder.mjs';
import { createGateway } from './gateway.mjs';
import { listen } from './listen.mjs';
import { OperatorError, runOperatorCommand } from './operator-error.mjs';
import { reportBlock, reportProgress } from './report.mjs';
import { readSettings } from './settings.mjs';
import { createStopSignal, waitForStop } from './stop-signals.mjs';
import { listBrandApps, workspaceRoot } from './workspace.mjs';

export { createGateway } from './gateway.mjs';

/** Beyond it, requests are turned away at once instead of all becoming slow: one process holds API and brands. */
const MAX_RSS_BYTES = 1_500_000_000;

/** Where the build of a brand has its server. */
const BRAND_SERVER_FILE = 'dist/server/main.server.js';

/**
 * @typedef {object} ServeOptions
 * @property {import('./settings.mjs').Settings} settings
 * @property {(message: string) => void} report
 * @property {string} [root]
 * @property {typeof loadBuiltBrands} [loadBrands] where the brands come from; their builds by default
 * @property {(portal: Portal) => void} [onReady]
 *
 * @typedef {object} Portal
 * @property {string} origin
 * @property {import('./gateway.mjs').Brand[]} brands
 * @property {{ userName: string, label?: string }[] | undefined} demoAccounts
 * @property {{ reloadContent(): Promise<unknown> }} api
 * @property {() => Promise<void>} close
 *
 * @typedef {object} BrandContext
 * @property {string} root
 * @property {(request: unknown) => Promise<unknown>} transport
 * @property {string} publicOrigin
 * @property {import('node:http').Server} server
 * @property {unknown} metrics by which brands measure themselves; `undefined` where nothing is measured
 * @property {() => boolean} isOverloaded
 * @property {() => string[]} listSiteMaps site maps of all brands, once they are there
 */

/**
 * Serves the API, the login page and every brand on one port, from their builds.
 * The port and the data folder are taken first, so that an error leaves nothing behind.
 * @param {ServeOptions} options
 * @returns {Promise<Portal>}
 */
export async function servePortal({ settings, report, root = workspaceRoot, loadBrands = loadBuiltBrands }) {
  // A production that somebody has asked for is no demonstration, unless they ask for that too.
  const isDemo = process.env.PORTAL_DEMO ? process.env.PORTAL_DEMO === '1' : process.env.NODE_ENV !== 'production';
  process.env.NODE_ENV ??= 'production';
  const listener = await listen(settings);
  const closers = createClosers();
  /** @type {(() => void)[]} */
  const beforeClosing = [];
  const close = async () => {
    for (const prepare of beforeClosing) prepare();
    await listener.close();
    await closers.closeAll();
  };
  try {
    const folder = takeDataFolder(settings.dataDir);
    closers.add(() => folder.release());

    const publicOrigin = settings.publicOrigin ?? listener.origin;
    const apiModule = await importBuild(join(root, 'apps/portal-api'), 'dist/embedded.js');
    const api = await apiModule.createPortalApi({
      ...createApiOptions(settings, root),
      onProgress: (/** @type {string} */ message, /** @type {string | undefined} */ name) => {
        report(message);
        if (name !== undefined) listener.waitFor({ name, reason: message });
      },
      publicOrigin,
      isDemo,
      overloadLimits: { maxEventLoopDelay: settings.maxEventLoopDelay, maxRssBytes: MAX_RSS_BYTES },
    });
    closers.add(() => api.close());
    // The listener waits for every connection, and streams last.
    beforeClosing.push(() => api.endStreams());

    /** @type {import('./gateway.mjs').Brand[]} */
    let brands = [];
    const context = {
      root,
      publicOrigin,
      server: listener.server,
      transport: (/** @type {unknown} */ request) => api.call(request),
      metrics: api.metrics,
      isOverloaded: () => api.isOverloaded(),
      listSiteMaps: () => brands.map(({ basePath }) => `${publicOrigin}${basePath}/sitemap.xml`),
    };
    brands = await loadBrands(context);
    for (const brand of brands) closers.add(() => brand.close());

    listener.open(createGateway({ api, brands, rootBrand: brands.find((brand) => brand.basePath === '') ?? api }));
    return { origin: listener.origin, brands, api, demoAccounts: isDemo ? apiModule.demoAccounts : undefined, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/**
 * Servers of all brands that are built; the suite of one brand does without the others.
 * @param {BrandContext} context
 */
export async function loadBuiltBrands(context) {
  const apps = listBuiltBrandApps(context.root);
  if (apps.length === 0) throw new OperatorError('No brand is built; run npm start, which builds them.');
  return Promise.all(apps.map((app) => loadBuiltBrand(app, context)));
}

/** Brands that have a build. */
export function listBuiltBrandApps(/** @type {string} */ root) {
  return listBrandApps(root).filter((app) => existsSync(join(app.root, BRAND_SERVER_FILE)));
}

/**
 * Server of one brand out of its build.
 * @param {import('./workspace.mjs').App} app @param {BrandContext} context
 * @returns {Promise<import('./gateway.mjs').Brand>}
 */
export async function loadBuiltBrand(app, { transport, publicOrigin, listSiteMaps, metrics, isOverloaded }) {
  const module = await importBuild(app.root, BRAND_SERVER_FILE);
  return module.createBrandServer({
    ...{ transport, publicOrigin, listSiteMaps, metrics, isOverloaded },
    ipLookupUrl: process.env.IP_LOOKUP_URL,
    sharesToWechat: Boolean(process.env.WECHAT_APP_ID),
  });
}

/** @param {string} appRoot @param {string} file */
async function importBuild(appRoot, file) {
  const path = join(appRoot, file);
  if (!existsSync(path)) throw new OperatorError(`${path} is missing; run npm start, which builds it.`);
  return import(pathToFileURL(path).href);
}

/**
 * Shows where the portal is to be found.
 * @param {Portal} portal
 */
export function reportReady({ origin, brands, demoAccounts }) {
  const homes = brands.map(({ basePath }) => origin + (basePath ? `${basePath}/homepage` : '/')).sort();
  const accounts = demoAccounts?.map(({ userName, label }) => `${userName}${label ? `  ${label}` : ''}`) ?? [];
  const login = accounts.length > 0 ? ['', 'Demo accounts, password Portal@2026', ...accounts] : [];
  reportBlock([...homes, ...login, '', 'Ctrl-C stops it.']);
}

/** Serves until the operator stops it. */
export async function serveUntilStopped(/** @type {ServeOptions} */ options, /** @type {AbortSignal} */ signal) {
  process.on('uncaughtException', failLater);
  process.on('unhandledRejection', failLater);
  const portal = await servePortal(options);
  if (!signal.aborted) {
    options.report('Ready.');
    reportReady(portal);
    options.onReady?.(portal);
  }
  await Promise.race([waitForStop(signal), waitForStop(failure.signal)]);
  options.report('Stopping');
  await portal.close();
  process.exit(failure.signal.aborted ? 1 : 0);
}

const failure = new AbortController();

/** A mistake of the program: the database is still stopped in good order. */
function failLater(/** @type {unknown} */ error) {
  process.stderr.write(`${error instanceof Error ? error.stack : error}\n`);
  if (failure.signal.aborted) process.exit(1);
  failure.abort();
}

/** @param {import('./settings.mjs').Settings} settings @param {string} root */
function createApiOptions({ dataDir, databaseUrl, logLevel }, root) {
  const contentDir = join(root, 'apps/portal-content/content');
  return {
    dataDir,
    databaseUrl,
    contentDir,
    mediaDir: join(contentDir, 'media'),
    loginPageDir: join(root, 'apps/login-page/dist'),
    logLevel: logLevel ?? 'warn',
  };
}

/** Things to close, the last one opened first; each is closed even where another fails. */
function createClosers() {
  /** @type {(() => unknown)[]} */
  const closers = [];
  return {
    add: (/** @type {() => unknown} */ close) => void closers.push(close),
    async closeAll() {
      for (let close = closers.pop(); close; close = closers.pop()) {
        try {
          await close();
        } catch (error) {
          process.stderr.write(`${error instanceof Error ? error.stack : error}\n`);
        }
      }
    },
  };
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  await runOperatorCommand(() =>
    serveUntilStopped({ settings: readSettings(), report: reportProgress }, createStopSignal()),
  );
}
