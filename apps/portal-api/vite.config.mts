import type { ViteBuilder } from 'vite';
import { serverConfig } from '../../tools/build/vite-shared.mjs';

export default {
  ...serverConfig(import.meta.dirname, {
    main: 'src/main.ts',
    embedded: 'src/embedded.ts',
    'import-content': 'src/import-content.ts',
    'import-documents': 'src/import-documents.ts',
  }),
  // There is nothing for a browser in a server program.
  builder: { buildApp: (builder: ViteBuilder) => builder.build(builder.environments.ssr) },
};
