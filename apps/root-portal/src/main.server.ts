import { type BrandServerOptions, createBrandServer as createServer, runStandalone } from '@portal/portal-shell/server';
import { fileURLToPath } from 'node:url';
import { config } from './portal.config';

const definition = { config, clientDir: fileURLToPath(new URL('../client', import.meta.url)) };

/** The server of this brand. */
export const createBrandServer = (options: BrandServerOptions) => createServer(definition, options);

await runStandalone(import.meta.url, definition);
