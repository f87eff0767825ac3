/** Kinds of news. */
export const NEWS_KIND_NAMES = ['company', 'industry', 'notice'] as const;
