/** Most siblings of a document's tree, or children of a page, in one response. */
export const LEVEL_LIMIT = 50;

/** Most nodes that the filter of a document's tree finds. */
export const TREE_MATCH_LIMIT = 50;
