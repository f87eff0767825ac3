import type { FieldMistake } from './content-text';

/** What a content file may mention. */
export interface KnownItems {
  /** `{kind}:{id}`; absent while the file of categories is itself rejected. */
  readonly categories: ReadonlySet<string> | undefined;
  readonly paths: ReadonlySet<string>;
  /** Whether the media folder has the file of a URL. */
  readonly hasMedia: (url: string) => boolean;
}

const CATEGORY_KIND_OF_FOLDER: Readonly<Record<string, string>> = {
  products: 'product',
  solutions: 'solution',
  cases: 'case',
};

/** Finds what a file mentions and nobody has. Its fields need not have kept the schema. */
export function findReferenceMistakes(path: string, data: unknown, known: KnownItems): FieldMistake[] {
  const { categories, paths } = known;
  if (path === 'factories.json') return findMissingVideos(data, known.hasMedia);
  const kind = CATEGORY_KIND_OF_FOLDER[path.split('/')[0] ?? ''];
  if (kind === undefined || typeof data !== 'object' || data === null) return [];
  const { categoryId, productCodes, solutionIds } = data as Readonly<Record<string, unknown>>;
  const isUnknownCategory = typeof categoryId === 'string' && categories?.has(`${kind}:${categoryId}`) === false;
  return [
    ...(isUnknownCategory
      ? [{ field: ['categoryId'], reason: `categoryId: there is no ${kind} category ${categoryId}` }]
      : []),
    ...findUnknownItems('productCodes', productCodes, (code) =>
      paths.has(`products/${code}.json`) ? undefined : `there is no product ${code}`,
    ),
    ...findUnknownItems('solutionIds', solutionIds, (id) =>
      paths.has(`solutions/${id}.json`) ? undefined : `there is no solution ${id}`,
    ),
  ];
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

function findUnknownItems(field: string, value: unknown, judge: (id: string) => string | undefined): FieldMistake[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((id: unknown, index) => {
    const reason = typeof id === 'string' ? judge(id) : undefined;
    return reason === undefined ? [] : [{ field: [field, index], reason: `${field}: ${reason}` }];
  });
}
