import { categoriesFileSchema } from '../../platform/content-items/content-file.schemas';
import { type ContentFormat, listFile } from '../../platform/content-items/content-format';
import { category } from './categories.tables';

/** The file of categories. */
export const categoryFormat: ContentFormat = {
  ...listFile('categories', category, categoriesFileSchema, (data) =>
    data.map((row, position) => ({ ...row, position })),
  ),
  importError: "categories are the portal's own content and cannot be imported; items may name those it has",
};
