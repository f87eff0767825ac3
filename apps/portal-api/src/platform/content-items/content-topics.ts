/** Parts of the public content that change apart from each other; what is no item is one of the settings, pages among them. */
export const CONTENT_TOPICS = [
  'activities',
  'answers',
  'cases',
  'categories',
  'community',
  'contracts',
  'documents',
  'factories',
  'jobs',
  'legal',
  'models',
  'news',
  'partners',
  'products',
  'search',
  'settings',
  'solutions',
] as const;
export type ContentTopic = (typeof CONTENT_TOPICS)[number];

/** Topics that settings of the search and words that mean the same are a part of. */
export const SEARCH_SETTINGS_TOPICS: readonly ContentTopic[] = ['search', 'settings'];

/** Topics that are searched, and what decides how. */
export const SEARCHED_TOPICS: readonly ContentTopic[] = [
  ...SEARCH_SETTINGS_TOPICS,
  ...(['activities', 'answers', 'cases', 'community', 'documents', 'jobs', 'models', 'news'] as const),
  ...(['products', 'solutions'] as const),
];

/** Topics that the responses of calls with a tag of the contract are made of. */
const TOPICS_BY_TAG: ReadonlyMap<string, readonly ContentTopic[]> = new Map([
  ['activities', ['activities']],
  ['cases', ['cases', 'categories', 'products', 'solutions']],
  ['community', ['community']],
  ['configuration', ['settings']],
  ['contracts', ['contracts']],
  ['documents', ['documents', 'settings']],
  ['factories', ['factories']],
  ['models', ['models']],
  ['news', ['news']],
  ['partners', ['partners']],
  ['products', ['products', 'categories', 'documents', 'solutions', 'cases']],
  ['purchase', ['products', 'categories']],
  ['recruit', ['jobs']],
  ['search', SEARCH_SETTINGS_TOPICS],
  ['solutions', ['solutions', 'categories', 'products', 'cases']],
]);

/** Topics that a response of a call depends on, by the tags of the call; `undefined` for all, where a tag names none. */
export function listTopics(tags: readonly string[]): readonly ContentTopic[] | undefined {
  const topics = new Set<ContentTopic>();
  for (const tag of tags) {
    const named = TOPICS_BY_TAG.get(tag);
    if (named === undefined) return undefined;
    for (const topic of named) topics.add(topic);
  }
  return topics.size > 0 ? [...topics] : undefined;
}
