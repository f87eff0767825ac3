import type { ConfigurationRepository } from '../../platform/configuration/configuration.repository';
import type { DatabaseWatch } from '../../platform/database/database-watch';
import type { Implementation } from '../../platform/http/implement';
import { createSettingsReader } from '../search/search-settings';
import { createDocumentFeedbackRoutes, type DocumentFeedbackOptions } from './document-feedback.routes';
import { createDocumentMenuRoutes } from './document-menu.routes';
import { createDocumentPageRoutes } from './document-pages.routes';
import { createDocumentTreeRoutes } from './document-tree.routes';

export interface DocumentRoutesOptions extends DocumentFeedbackOptions {
  readonly configuration: ConfigurationRepository;
  readonly getContentVersion: DatabaseWatch['getContentVersion'];
}

/** Calls of the document center (spec §7). */
export function createDocumentRoutes(options: DocumentRoutesOptions): Implementation[] {
  const { orm, configuration, getContentVersion } = options;
  const readSettings = createSettingsReader({ orm, configuration, getContentVersion });
  return [
    ...createDocumentMenuRoutes(orm, async () => (await readSettings()).documentHotWords),
    ...createDocumentTreeRoutes(orm),
    ...createDocumentPageRoutes(orm),
    ...createDocumentFeedbackRoutes(options),
  ];
}
