export { openFakeCollector } from './fake-collector';
export type { ExportedSpan, FakeCollector } from './fake-collector';
