import react from '@vitejs/plugin-react';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { minify } from 'terser';
import { defaultClientConditions, defaultServerConditions } from 'vite';
import { compressFolder } from './compress-folder.mjs';
import { chunkLoader } from './plugins/chunk-loader.mjs';
import { importChunks } from './plugins/import-chunks.mjs';

/** Condition under which workspace libraries resolve to their source. */
export const SOURCE_CONDITION = '@portal/source';

const workspaceRoot = resolve(import.meta.dirname, '../..');

// What every page needs, in one file: several small ones compress worse and cost a request each.
const CORE = { name: 'core', tags: ['$initial'], priority: 1 };

// Parts that many pages share, in few files: lists and pages about an item need different ones. What they build on
// stays outside, or the home page would load them too.
const CONTENT_GROUPS = [
  [
    'kit',
    /libs\/(ui-kit\/src\/(badge|card|clamped-text|cover|empty-state|picture|section|skeleton|tabs|visually-hidden)\/|data-access-api\/src\/routing\/seo-keys|portal-paths\/src\/html-file)/,
  ],
  [
    'frames',
    /libs\/(ui-content\/src\/(page-head|container|structured-data)|ui-kit\/src\/button\/button-link|data-access-api\/src\/page\/url-fields)/,
  ],
  ['lists', /libs\/ui-content\/src\/list\//],
  ['sections', /libs\/ui-content\/src\/detail\/(case-links|detail-sections|layers-diagram|use-section-of-url)/],
  ['details', /libs\/ui-content\/src\/detail\/(?!share)/],
  ['models', /libs\/(feature-models\/src\/shared\/|data-access-api\/src\/endpoints\/models)/],
  ['forms', /libs\/ui-forms\/src\/(?!uploads\/shrink|fields\/captcha|definition\/(ticket|applicant))/],
  // What all pages of the community share, its lists and items, and what members do on those and on each other's pages.
  [
    'community',
    /libs\/(feature-community\/src\/(frame\/|shared\/(format-figure|member-avatar|type-mark|verified-mark))|data-access-api\/src\/(api\/community-api|endpoints\/community\.)|api-contract\/src\/community\/community\.values)/,
  ],
  [
    'community-columns',
    /libs\/feature-community\/src\/shared\/(author-line|community-crumbs|item-href|page-columns|side-card|to-person)/,
  ],
  ['community-lists', /libs\/feature-community\/src\/(side\/|shared\/(item-feed\.tsx|item-row|list-|tag-follow))/],
  [
    'community-items',
    /libs\/feature-community\/src\/(comments\/(comment-(item|section)|first-comments)|share-card\/share-button|taking-part\/(item-actions|like-button)|shared\/(author-card|content-card|discussion-head|elsewhere|item-(comments|data|frame|head|tags|text)|related-items|says-more|sought-gone|to-plain-text|use-arrival|use-own-view|visit-note))/,
  ],
  [
    'community-actions',
    /libs\/feature-community\/src\/taking-part\/(dialog-button|follow-button|report-button|use-taking-part)/,
  ],
  [
    'blocks',
    /libs\/feature-company\/src\/(page-blocks\/|content-page\/content-(data|head|view)|shared\/(anchor|use-))|endpoints\/company/,
  ],
].map(([name, test]) => ({ name, test, includeDependenciesRecursively: false }));

/** Packages with a class that is an empty function, which an arrow function cannot stand for. */
const EMPTY_CLASSES = /\/node_modules\/rope-sequence\//;

async function minifyAgain({ code, modules }) {
  const compress = {
    ...{ passes: 3, ecma: 2020, pure_getters: true, unsafe_methods: true },
    unsafe_arrows: !Object.keys(modules).some((id) => EMPTY_CLASSES.test(id)),
  };
  const options = { module: true, format: { ecma: 2020 } };
  const small = await minify(code, { ...options, compress });
  // Variables of what is small already are declared in one place: a little longer, and half a kilobyte less compressed.
  return minify(small.code, { ...options, compress: { ...compress, hoist_vars: true } });
}

// Names of files stand in the list of what pages need, which every page carries: of sixteen letters they compress best.
const FILE_NAMES = {
  hashCharacters: 'hex',
  entryFileNames: 'assets/[hash:8].js',
  chunkFileNames: 'assets/[hash:8].js',
  assetFileNames: 'assets/[hash:8][extname]',
};

/** Minifies what is minified already once more: that saves one and a half kilobytes of every page. */
const secondMinification = {
  name: 'portal-second-minification',
  applyToEnvironment: ({ name }) => name === 'client',
  async generateBundle(_options, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type === 'chunk') file.code = (await minifyAgain(file)).code;
    }
  },
};

// The router's package offers its development build alone, with its warnings.
const ROUTER = resolve(workspaceRoot, 'node_modules/react-router/dist/production');
const PRODUCTION_ROUTER = [
  { find: /^react-router$/, replacement: join(ROUTER, 'index.mjs') },
  { find: /^react-router\/dom$/, replacement: join(ROUTER, 'dom-export.mjs') },
];

/** Lets the bundler leave out what the router keeps only for the names its developer tools show. */
const leanRouter = {
  name: 'portal-lean-router',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: (code, id) =>
    id.startsWith(ROUTER)
      ? code
          .replace(/^\w+\.displayName = .*;$/gm, '')
          .replace(/= (React\w*\.(?:forwardRef|createContext|memo)\()/g, '= /* @__PURE__ */ $1')
      : null,
};

// What antd writes as style elements beside its theme; the policy of the pages forbids them, and ours do without.
const WITHOUT_STYLE_ELEMENTS = [
  { source: /\/getScrollBarSize$/, importer: /@rc-component\/util\//, file: 'scroll-bar-size.mjs' },
  { source: /\/cssUtils$/, importer: /@ant-design\/icons\//, file: 'icon-styles.mjs' },
];

const withoutStyleElements = {
  name: 'portal-without-style-elements',
  enforce: 'pre',
  resolveId(source, importer = '') {
    const found = WITHOUT_STYLE_ELEMENTS.find((entry) => entry.source.test(source) && entry.importer.test(importer));
    return found ? join(import.meta.dirname, 'antd', found.file) : null;
  },
};

const CHUNK_LOADER = resolve(workspaceRoot, 'libs/portal-shell/src/client/load-chunk.ts');

const isStyle = (file) => file.endsWith('.css');

const BUILD_TARGET = ['es2022', 'chrome107', 'safari16', 'firefox110'];

// Class names of styled-components must not depend on the order in which modules load.
const oxc = {
  plugins: { styledComponents: { ssr: true, displayName: false, fileName: false, minify: true } },
};

// Short class names: they stand in every document. Four letters tell thousands of classes apart, and a
// file that is moved changes only its own.
const css = { modules: { generateScopedName: shortClassName } };

function shortClassName(name, file) {
  const place = relative(workspaceRoot, file.split('?', 1)[0]);
  const hash = createHash('sha256').update(`${place}#${name}`).digest();
  const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
  return Array.from(hash.subarray(0, 4), (byte) => letters[byte % letters.length]).join('');
}

/** Vite configuration of a library: ES modules that mirror its source, every dependency left outside. */
export function libraryConfig(projectRoot) {
  const manifest = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8'));
  const sources = Object.values(manifest.exports).map((target) => target[SOURCE_CONDITION]);
  const entries = sources.filter((source) => !source.endsWith('.css')).map((source) => join(projectRoot, source));
  return {
    root: projectRoot,
    plugins: [react()],
    oxc,
    css,
    build: {
      target: BUILD_TARGET,
      lib: { entry: entries, formats: ['es'], cssFileName: 'style' },
      cssMinify: 'lightningcss',
      outDir: 'dist',
      emptyOutDir: true,
      minify: false,
      rolldownOptions: {
        external: (id) => !id.startsWith('.') && !id.startsWith('/') && !id.startsWith('\0'),
        output: { preserveModules: true, preserveModulesRoot: 'src', entryFileNames: '[name].js' },
      },
    },
  };
}

/** Vite configuration of a server program: one file, only workspace libraries are bundled in. */
export function serverConfig(projectRoot, entries) {
  return {
    root: projectRoot,
    resolve: { conditions: [SOURCE_CONDITION, ...defaultServerConditions] },
    ssr: { noExternal: [/^@portal\//], resolve: { conditions: [SOURCE_CONDITION, ...defaultServerConditions] } },
    build: {
      ssr: true,
      target: 'node20',
      outDir: 'dist',
      emptyOutDir: true,
      minify: false,
      rolldownOptions: {
        input: entries,
        output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
      },
    },
  };
}

/**
 * Vite configuration of a brand app: the browser's files in `dist/client`, the server's in `dist/server`.
 * The server file carries all its dependencies, so a deployable needs no node_modules.
 */
export function brandAppConfig(projectRoot, { base }) {
  return ({ command }) => ({
    root: projectRoot,
    base,
    appType: 'custom',
    plugins: [
      withoutStyleElements,
      ...(command === 'build'
        ? [chunkLoader(CHUNK_LOADER), importChunks(projectRoot), leanRouter, secondMinification]
        : []),
      react(),
    ],
    oxc,
    css,
    resolve: {
      conditions: [SOURCE_CONDITION, ...defaultClientConditions],
      alias: command === 'build' ? PRODUCTION_ROUTER : [],
    },
    ssr: {
      noExternal:
        command === 'build' ? true : [/^@portal\//, 'antd', 'styled-components', /^@ant-design\//, /^@rc-component\//],
      // CommonJS, which the development server takes from packages it has bundled only.
      optimizeDeps: { include: ['antd/locale/zh_CN'] },
      resolve: { conditions: [SOURCE_CONDITION, ...defaultServerConditions] },
    },
    publicDir: 'public',
    environments: {
      client: {
        build: {
          target: BUILD_TARGET,
          outDir: 'dist/client',
          emptyOutDir: true,
          manifest: 'manifest.json',
          cssCodeSplit: true,
          cssMinify: 'lightningcss',
          // Scripts find each other by their imports; style sheets must be there before the page is shown.
          modulePreload: { polyfill: false, resolveDependencies: (_file, deps) => deps.filter(isStyle) },
          assetsInlineLimit: 1024,
          rolldownOptions: {
            input: { main: join(projectRoot, 'src/main.client.tsx') },
            output: {
              ...FILE_NAMES,
              codeSplitting: {
                groups: [CORE, ...CONTENT_GROUPS],
              },
            },
          },
        },
      },
      ssr: {
        define: command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {},
        build: {
          ssr: true,
          target: 'node20',
          outDir: 'dist/server',
          emptyOutDir: true,
          copyPublicDir: false,
          minify: false,
          rolldownOptions: {
            input: { 'main.server': join(projectRoot, 'src/main.server.ts') },
            output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
          },
        },
      },
    },
    builder: {
      async buildApp(builder) {
        await builder.build(builder.environments.client);
        await compressFolder(join(projectRoot, 'dist/client'));
        await builder.build(builder.environments.ssr);
      },
    },
  });
}
