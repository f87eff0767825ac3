import { defineConfig } from 'vitest/config';
import { portals, run } from '../portal-api/vitest.portals.mts';

export default defineConfig({ ...portals, test: { ...portals.test, ...run, name: 'portal-content' } });
