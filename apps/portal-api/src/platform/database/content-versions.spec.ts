import { createKnownVersions, parseContentVersions } from './content-versions';

it('knows of each topic when it last changed', () => {
  const known = createKnownVersions();
  known.note({ version: 5, topics: { news: 5, products: 3 } });
  expect([known.get(['news']), known.get(['products']), known.get(['models'])]).toEqual([5, 3, 0]);
  expect([known.get(['models', 'products']), known.get()]).toEqual([3, 5]);
});

it('never goes back', () => {
  const known = createKnownVersions();
  known.note({ version: 5, topics: { news: 5 } });
  known.note({ version: 4, topics: { news: 4 } });
  expect([known.get(['news']), known.get()]).toEqual([5, 5]);
});

it('takes a change that no topic explains for one of all', () => {
  const known = createKnownVersions();
  known.note({ version: 5, topics: { news: 5 } });
  known.note({ version: 6, topics: { news: 5 } });
  expect([known.get(['news']), known.get(['products']), known.get()]).toEqual([6, 6, 6]);
});

it.each([
  ['17', { version: 17, topics: {} }],
  ['{"version":2,"topics":{"news":2}}', { version: 2, topics: { news: 2 } }],
  ['{"version":"2"}', undefined],
  ['nothing', undefined],
])('reads %s', (payload, versions) => {
  expect(parseContentVersions(payload)).toEqual(versions);
});
