import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createBuilder } from 'vite';
import { libraryConfig } from './vite-shared.mjs';

/** Builds the project in the working folder: by its own vite.config.mts, or as a library where it has none. */
const projectRoot = process.cwd();
const ownConfig = join(projectRoot, 'vite.config.mts');

const builder = await createBuilder(
  existsSync(ownConfig)
    ? { configFile: ownConfig, logLevel: 'warn' }
    : { ...libraryConfig(projectRoot), configFile: false, logLevel: 'warn' },
);
await builder.buildApp();
