import { contentTypeSchema } from '../endpoint/common-schemas';
import { favoriteItemSchema, saveFavorite } from '../favorites/favorites.contract';
import { recordDocView } from '../search/search.contract';
import { SEARCH_MODULES } from '../search/search.values';
import { CONTENT_TYPES } from './content-types';

it('are those of the specification, and two of ours', () => {
  const { MODEL, COMMUNITY, ...specified } = CONTENT_TYPES;
  expect(specified).toEqual({
    ...{ PRODUCT: 10001, SOLUTION: 10002, CASE: 10003, DOCUMENT: 10004 },
    ...{ MARKETING_ACTIVITY: 10005, DEVELOP: 10006, NEWS: 10007, RECRUIT: 10008 },
  });
  for (const ours of [MODEL, COMMUNITY]) expect(Object.values(specified)).not.toContain(ours);
});

it('go by the names that the search has for them', () =>
  expect(Object.keys(CONTENT_TYPES)).toEqual(Object.keys(SEARCH_MODULES)));

it.each(Object.values(CONTENT_TYPES))('say by %i what was viewed', (contentType) => {
  expect(contentTypeSchema.parse(contentType)).toBe(contentType);
  expect(recordDocView.body?.parse({ contentType, id: 'a' })).toEqual({ contentType, id: 'a' });
});

it.each([undefined, null, '10001', 10000, 10011, 1, 10001.5, 'PRODUCT'])('are not %j', (contentType) => {
  expect(contentTypeSchema.safeParse(contentType).success).toBe(false);
  for (const schema of [recordDocView.body, favoriteItemSchema, saveFavorite.body])
    expect(schema?.safeParse({ contentType, id: 'a' }).success).toBe(false);
});

it('of favourites are those with a button for it', () => {
  const kept = Object.values(CONTENT_TYPES).filter(
    (contentType) => favoriteItemSchema.safeParse({ contentType, id: 'a' }).success,
  );
  expect(kept).toEqual([CONTENT_TYPES.PRODUCT, CONTENT_TYPES.DOCUMENT, CONTENT_TYPES.MODEL]);
});
