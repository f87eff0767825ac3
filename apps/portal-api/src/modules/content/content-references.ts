import type { SelectedKind } from '../../platform/content-items/brand-selection';
import type { FieldMistake } from './content-text';

/** What a content file may mention. */
export interface KnownItems {
  /** `{kind}:{id}`; absent while the file of categories is itself rejected. */
  readonly categories: ReadonlySet<string> | undefined;
  readonly paths: ReadonlySet<string>;
  /** Whether the media folder has the file of a URL. */
  readonly hasMedia: (url: string) => boolean;
}

const SELECTION_FILE = /^brands\/[^/]+\/selection\.json$/;

const CATEGORY_KIND_OF_FOLDER: Readonly<Record<string, string>> = {
  products: 'product',
  solutions: 'solution',
  cases: 'case',
};

/** Finds what a file mentions and nobody has. Its fields need not have kept the schema. */
export function findReferenceMistakes(path: string, data: unknown, known: KnownItems): FieldMistake[] {
  const { categories, paths } = known;
  if (path === 'factories.json') return findMissingVideos(data, known.hasMedia);
  if (SELECTION_FILE.test(path)) return findUnknownChoices(data, known);
  const kind = CATEGORY_KIND_OF_FOLDER[path.split('/')[0] ?? ''];
  if (kind === undefined || typeof data !== 'object' || data === null) return [];
  const { categoryId, productCodes, solutionIds } = data as Readonly<Record<string, unknown>>;
  const isUnknownCategory = typeof categoryId === 'string' && categories?.has(`${kind}:${categoryId}`) === false;
  return [
    ...(isUnknownCategory
      ? [{ field: ['categoryId'], reason: `categoryId: there is no ${kind} category ${categoryId}` }]
      : []),
    ...findUnknownItems(['productCodes'], productCodes, (code) =>
      paths.has(`products/${code}.json`) ? undefined : `there is no product ${code}`,
    ),
    ...findUnknownItems(['solutionIds'], solutionIds, (id) =>
      paths.has(`solutions/${id}.json`) ? undefined : `there is no solution ${id}`,
    ),
  ];
}

/** Where the items of a kind are. Documents, partners and factories may also be those of an operator or of a list. */
const ITEM_FILES: Partial<Readonly<Record<SelectedKind, (id: string) => string>>> = {
  products: (id) => `products/${id}.json`,
  solutions: (id) => `solutions/${id}.json`,
  cases: (id) => `cases/${id}.json`,
  models: (id) => `models/${id}.json`,
  jobs: (id) => `jobs/${id}.json`,
  news: (id) => `news/${id}.md`,
  activities: (id) => `activities/${id}.md`,
};

/** What a brand chooses and nobody has. */
function findUnknownChoices(data: unknown, { categories, paths }: KnownItems): FieldMistake[] {
  return Object.entries(toObject(data)).flatMap(([kind, choice]) => {
    const { show, except, first, featured, categories: order } = toObject(choice);
    const toPath = ITEM_FILES[kind as SelectedKind];
    const category = CATEGORY_KIND_OF_FOLDER[kind];
    const { items, categories: shown } = toObject(show);
    const judgeItem = (id: string) => (toPath && !paths.has(toPath(id)) ? `there is no ${toPath(id)}` : undefined);
    const judgeCategory = (id: string) =>
      category && categories?.has(`${category}:${id}`) === false ? `there is no ${category} category ${id}` : undefined;
    return [
      ...findUnknownItems([kind, 'show', 'items'], items, judgeItem),
      ...findUnknownItems([kind, 'except'], except, judgeItem),
      ...findUnknownItems([kind, 'first'], first, judgeItem),
      ...findUnknownItems([kind, 'featured'], featured, judgeItem),
      ...findUnknownItems([kind, 'show', 'categories'], shown, judgeCategory),
      ...findUnknownItems([kind, 'categories'], order, judgeCategory),
    ];
  });
}

function toObject(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {};
}

/** Unlike a picture, a video that is missing would be noticed by those alone who play it. */
function findMissingVideos(factories: unknown, hasMedia: KnownItems['hasMedia']): FieldMistake[] {
  if (!Array.isArray(factories)) return [];
  return factories.flatMap((entry: { readonly film?: unknown } | null, index) =>
    Object.entries(entry?.film ?? {}).flatMap(([field, value]: [string, unknown]) =>
      typeof value === 'string' && value.startsWith('/files/') && !hasMedia(value)
        ? [{ field: [index, 'film', field], reason: `film.${field}: there is no file ${value}` }]
        : [],
    ),
  );
}

function findUnknownItems(
  field: readonly string[],
  value: unknown,
  judge: (id: string) => string | undefined,
): FieldMistake[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((id: unknown, index) => {
    const reason = typeof id === 'string' ? judge(id) : undefined;
    return reason === undefined ? [] : [{ field: [...field, index], reason: `${field.join('.')}: ${reason}` }];
  });
}
