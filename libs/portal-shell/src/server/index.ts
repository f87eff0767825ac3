export { createBrandServer } from './create-brand-server';
export type { BrandServer, BrandServerDefinition, BrandServerOptions } from './create-brand-server';
export { runStandalone } from './run-standalone';
