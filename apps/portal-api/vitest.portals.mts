import { join } from 'node:path';
import type { ViteUserConfig } from 'vitest/config';

const conditions = ['@portal/source', 'node'];

const inFolder = (file: string) => join(import.meta.dirname, file);

/**
 * Specs that start portals, on a database server of their test run. A process runs many specs and loads the program
 * once for all of them: each spec starts portals of its own, and nothing of a portal is kept outside of it.
 */
export const portals = {
  ssr: { resolve: { conditions } },
  // For the specs that read HTML as a browser does.
  resolve: { conditions },
  test: {
    globals: true,
    include: ['src/**/*.spec.ts'],
    isolate: false,
    pool: 'forks',
    // What a call leaves behind is gone before the collector would move it: a tenth of a process's time.
    execArgv: ['--max-semi-space-size=64'],
    globalSetup: [inFolder('src/testing/start-test-server.ts')],
    clearMocks: true,
    // Patience with a busy machine: what has a limit measures it.
    testTimeout: 900_000,
    hookTimeout: 900_000,
  },
} satisfies ViteUserConfig;

/** How they are run: by three, for some wait for a program that they have killed, and the others work meanwhile. */
export const run = { maxWorkers: 3, silent: 'passed-only', reporters: ['default'] } as const;
