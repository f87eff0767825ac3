/** Kinds of category lists. */
export const CATEGORY_KINDS = ['product', 'solution', 'case', 'news'] as const;
