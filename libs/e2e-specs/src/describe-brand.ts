import type { BrandUnderTest } from './brand-under-test';
import { listSuites } from './suites';

/** Registers the suites of a brand: its share where `PORTAL_E2E_SHARE` is set, as in CI, and all of them otherwise. */
export function describeBrand(brand: BrandUnderTest): void {
  const isShare = process.env['PORTAL_E2E_SHARE'] === '1';
  for (const { describe } of listSuites(brand, isShare)) describe(brand);
}
