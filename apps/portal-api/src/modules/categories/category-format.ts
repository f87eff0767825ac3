import { placeCategory } from '../../platform/content-items/brand-selection';
import { categoriesFileSchema } from '../../platform/content-items/content-file.schemas';
import { type ContentFormat, listFile } from '../../platform/content-items/content-format';
import { category } from './categories.tables';

/** What the categories of a kind are of. */
const SELECTED_KINDS = { product: 'products', solution: 'solutions', case: 'cases', news: 'news' } as const;

/** The file of categories. */
export const categoryFormat: ContentFormat = {
  ...listFile('categories', category, categoriesFileSchema, (data) =>
    data.map((row, position) => ({ ...row, position })),
  ),
  placing: {
    columns: ['kind', 'id'],
    place: ({ kind, id }, selections) => {
      const selected = SELECTED_KINDS[kind as keyof typeof SELECTED_KINDS];
      return placeCategory(selections, selected, String(id));
    },
  },
  importError: "categories are the portal's own content and cannot be imported; items may name those it has",
};
