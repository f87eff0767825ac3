import type { z } from 'zod';
import { DOCUMENT_KINDS } from '../../platform/configuration/document-kinds';
import { factoriesFileSchema } from '../../platform/content-items/content-file.schemas';
import { type ContentFormat, listFile, selectable, toDocument } from '../../platform/content-items/content-format';
import { factory } from './factories.tables';

/** The file of factories; their videos are documents of their own. */
export const factoryFormat: ContentFormat = selectable(
  'factories',
  { category: 'industry' },
  {
    ...listFile('factories', factory, factoriesFileSchema, (data) => data),
    toDocuments: ({ id, film }: z.output<typeof factoriesFileSchema>[number]) =>
      film ? [toDocument(DOCUMENT_KINDS.film, id, film)] : [],
  },
);
