import { z } from 'zod';
import { idSchema, timestampSchema, visibleRangeSchema } from '../endpoint/common-schemas';
import { defineEndpoint } from '../endpoint/define-endpoint';
import { pageQueryShape, pageSchema } from '../endpoint/paging';
import { docNodeIdSchema } from '../documents/document-parts';
import { CONTENT_TYPES, type ContentModule } from '../rules/content-types';
import { FAVORITE_LIMITS } from './favorites.values';

/** What can be a favourite. */
export type FavoriteModule = Extract<ContentModule, 'PRODUCT' | 'MODEL' | 'DOCUMENT'>;

/** Content types of what can be a favourite. */
const favoriteTypeSchema = z.literal([CONTENT_TYPES.PRODUCT, CONTENT_TYPES.MODEL, CONTENT_TYPES.DOCUMENT]);

const itemShape = {
  contentType: favoriteTypeSchema,
  /** Code of a product, id of a model or of a document. */
  id: idSchema,
  /** Page of a document, the same in all its versions; without meaning for other kinds. */
  nodeId: docNodeIdSchema.optional(),
};

/** What is, or may become, a favourite. */
export const favoriteItemSchema = z.object(itemShape);
export type FavoriteItem = z.infer<typeof favoriteItemSchema>;

const rangeShape = { visibleRange: visibleRangeSchema };

const own = { method: 'POST', tags: ['favorites'], auth: 'user' } as const;

/**
 * Makes an item a favourite of the caller (endpoints §4.11; for pages of documents it is docFavorite of §4.10). Once it
 * is one, a repeat changes nothing. Errors: 404 no such item, or none that the brand shows; 409 the caller has as
 * many as a user may have.
 */
export const saveFavorite = defineEndpoint({
  ...own,
  path: '/ptl/favorite/save',
  summary: 'Makes an item a favourite',
  body: z.object({ ...itemShape, ...rangeShape }),
  response: z.null(),
});

/** Makes an item no favourite any more (endpoints §4.11); one that is none stays none. */
export const removeFavorite = defineEndpoint({
  ...own,
  path: '/ptl/favorite/remove',
  summary: 'Makes an item no favourite any more',
  body: z.object(itemShape),
  response: z.null(),
});

/** Which of some items are favourites of the caller (path ours). Open to visitors, who have none. */
export const checkFavorites = defineEndpoint({
  ...own,
  auth: 'public',
  path: '/ptl/favorite/check',
  summary: 'Which of some items are favourites',
  body: z.object({ items: z.array(favoriteItemSchema).min(1).max(FAVORITE_LIMITS.asked) }),
  response: z.array(favoriteItemSchema),
});

/** A favourite as its owner sees it in the list. */
export const favoriteSchema = z.object({
  ...itemShape,
  /** Of the item as it is now; empty once it is gone for good. */
  title: z.string(),
  /** One sentence about it; of a page the name of its document. */
  summary: z.string(),
  /** Where it is; empty unless it is shown. */
  url: z.string(),
  /** Shown by the brand, off the shelf or gone for good, or shown by another brand alone. */
  state: z.enum(['shown', 'gone', 'elsewhere']),
  savedAt: timestampSchema,
});
export type Favorite = z.infer<typeof favoriteSchema>;

/** The caller's favourites, the newest first (endpoints §4.11). */
export const listFavorites = defineEndpoint({
  ...own,
  path: '/ptl/favorite/pageList',
  summary: 'Own favourites',
  body: z.object({ contentType: favoriteTypeSchema.optional(), ...rangeShape, ...pageQueryShape }),
  response: pageSchema(favoriteSchema),
});
