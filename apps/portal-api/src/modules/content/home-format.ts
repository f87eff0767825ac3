import { DOCUMENT_KINDS } from '../../platform/configuration/document-kinds';
import { homeFileSchema } from '../../platform/content-items/content-file.schemas';
import { brandFile, toDocument } from '../../platform/content-items/content-format';

/** The file of a brand's home page. */
export const homeFormat = brandFile('home.json', homeFileSchema, (data, { brand }) => [
  toDocument(DOCUMENT_KINDS.home, brand.platformType, data),
]);
