import { DOCUMENT_KINDS } from '../../platform/configuration/document-kinds';
import { selectionFileSchema } from '../../platform/content-items/brand-selection';
import { brandFile, toDocument } from '../../platform/content-items/content-format';

/** The file of what a brand shows of the content. */
export const selectionFormat = brandFile('selection.json', selectionFileSchema, (data, { brand }) => [
  toDocument(DOCUMENT_KINDS.selection, brand.platformType, data),
]);
