/**
 * Codes of content types (spec §3), by the names that the search has for them. The specification gives none to models
 * and the community, which are found like the rest: theirs are ours.
 */
export const CONTENT_TYPES = {
  PRODUCT: 10001,
  SOLUTION: 10002,
  CASE: 10003,
  DOCUMENT: 10004,
  MARKETING_ACTIVITY: 10005,
  DEVELOP: 10006,
  NEWS: 10007,
  RECRUIT: 10008,
  MODEL: 10009,
  COMMUNITY: 10010,
} as const;

/** Name of a content type. */
export type ContentModule = keyof typeof CONTENT_TYPES;

/** Code of a content type. */
export type ContentType = (typeof CONTENT_TYPES)[ContentModule];
