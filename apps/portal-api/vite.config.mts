import type { ViteBuilder } from 'vite';
import { serverConfig } from '../../tools/build/vite-shared.mjs';

const config = serverConfig(import.meta.dirname, {
  main: 'src/main.ts',
  embedded: 'src/embedded.ts',
  'grant-staff': 'src/grant-staff.ts',
  'import-content': 'src/import-content.ts',
  'import-documents': 'src/import-documents.ts',
  'publish-release': 'src/publish-release.ts',
  'write-release': 'src/write-release.ts',
  migrate: 'src/migrate.ts',
  'rotate-keys': 'src/rotate-keys.ts',
  'inspect-upload': 'src/inspect-upload.ts',
});

// Every upload is inspected by a process of its own, which is not to load a whole library for the parser in it.
const PARSER = ['@cantoo/pdf-lib', 'culori', 'fflate', 'html-entities', 'node-html-better-parser', 'tslib'];

export default {
  ...config,
  ssr: { ...config.ssr, noExternal: [...config.ssr.noExternal, ...PARSER] },
  build: {
    ...config.build,
    rolldownOptions: {
      ...config.build.rolldownOptions,
      treeshake: {
        moduleSideEffects: [{ test: new RegExp(`/node_modules/(${PARSER.join('|')})/`), sideEffects: false }],
      },
    },
  },
  // There is nothing for a browser in a server program.
  builder: { buildApp: (builder: ViteBuilder) => builder.build(builder.environments.ssr) },
};
