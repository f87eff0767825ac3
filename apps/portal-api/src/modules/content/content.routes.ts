import { getContentVersion, getHomeContent, homeContentSchema, listAddresses } from '@portal/api-contract';
import type { ConfigurationRepository } from '../../platform/configuration/configuration.repository';
import { DOCUMENT_KINDS } from '../../platform/configuration/document-kinds';
import { CONTENT_TOPICS } from '../../platform/content-items/content-topics';
import type { PageQuery } from '../../platform/content-items/page-queries';
import type { QueryRunner } from '../../platform/database/database';
import type { DatabaseWatch } from '../../platform/database/database-watch';
import { type Implementation, implement } from '../../platform/http/implement';
import { HttpError } from '../../platform/http/http-error';
import { listItemPaths } from './item-paths.repository';

export interface ContentRoutesOptions {
  readonly orm: QueryRunner;
  readonly configuration: ConfigurationRepository;
  readonly getContentVersion: DatabaseWatch['getContentVersion'];
  readonly pageQueries: readonly PageQuery[];
}

/** Calls about content that belongs to no list. */
export function createContentRoutes(options: ContentRoutesOptions): Implementation[] {
  const readVersions = () => ({
    version: options.getContentVersion(),
    topics: Object.fromEntries(CONTENT_TOPICS.map((topic) => [topic, options.getContentVersion([topic])])),
  });
  return [
    implement(
      getHomeContent,
      async ({ platformType }) => {
        const home = await options.configuration.findDocument(DOCUMENT_KINDS.home, platformType, homeContentSchema);
        if (home === undefined) throw new HttpError(404);
        return home;
      },
      { cache: 'content' },
    ),
    implement(listAddresses, ({ visibleRange }) => listItemPaths(options.orm, options.pageQueries, visibleRange), {
      cache: 'content',
    }),
    implement(getContentVersion, readVersions, { needsDatabase: false }),
  ];
}
