import { compareReleases, type ContentRelease } from './content-release';

const STORED: ContentRelease = { version: new Date('2026-02-01'), format: 2, digest: 'stored' };

it.each<[string, Partial<ContentRelease>, string]>([
  ['the same', {}, 'same'],
  ['one that was edited since', { digest: 'edited' }, 'newer'],
  ['a later release', { version: new Date('2026-02-02') }, 'newer'],
  ['a later release in an older format', { version: new Date('2026-02-02'), format: 1 }, 'newer'],
  ['an earlier release', { version: new Date('2026-01-31') }, 'older'],
  ['a newer format', { format: 3 }, 'newer'],
  ['an older format', { format: 1 }, 'older'],
  ['a folder without a release', { version: undefined }, 'older'],
])('%s', (_case, changes, order) => {
  expect(compareReleases({ ...STORED, ...changes }, STORED)).toBe(order);
});

it('anything, before the first release', () => {
  expect(compareReleases({ ...STORED, version: undefined }, undefined)).toBe('newer');
});
