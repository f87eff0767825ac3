import { legalFileSchema } from '../../platform/content-items/content-file.schemas';
import { itemFile } from '../../platform/content-items/content-format';
import { renderMarkdown } from '../../platform/content-items/markdown';
import { legalDocument } from './legal.tables';

/** Files of legal documents. */
export const legalFormat = itemFile('legal', 'md', legalDocument, legalFileSchema, (data, { body }) => [
  { ...data, body, bodyHtml: renderMarkdown(body) },
]);
