import type { z } from 'zod';
import { DOCUMENT_KINDS } from '../../platform/configuration/document-kinds';
import { type ContentFormat, siteFile, toDocument } from '../../platform/content-items/content-format';
import { searchSettingsSchema } from './search-settings';

/** The file of the search's settings. */
export const settingsFormat: ContentFormat = {
  ...siteFile('search.json', searchSettingsSchema, (data) => [toDocument(DOCUMENT_KINDS.search, 'settings', data)]),
  toWords: ({ body }: { readonly body: z.output<typeof searchSettingsSchema> }) => body.synonyms.flat(),
};
