import { defineConfig } from 'vitest/config';
import { portals, run } from './vitest.portals.mts';

/** Several instances of what is built, on one database. */
export default defineConfig({
  ...portals,
  test: { ...portals.test, ...run, name: 'cluster', include: ['src/cluster.spec.ts'] },
});
