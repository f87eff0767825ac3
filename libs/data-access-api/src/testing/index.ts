// For specs of pages and parts that read the store.
export { CurrentUrl, renderOnStub, renderPage, runLoader, SAMPLE_BRAND } from './render-on-stub';
export type { OnStub, OnStubOptions, PageOptions } from './render-on-stub';
