import { getContentVersion, getHomeContent, homeContentSchema, listAddresses } from '@portal/api-contract';
import type { QueryRunner } from '../../database/database';
import { type Implementation, implement } from '../../http/implement';
import { Refusal } from '../../http/refusal';
import type { ConfigurationRepository } from '../configuration/configuration.repository';
import { DOCUMENT_KINDS } from '../configuration/configuration.tables';
import { listItemAddresses } from './addresses.repository';

export interface ContentRoutesOptions {
  readonly orm: QueryRunner;
  readonly configuration: ConfigurationRepository;
  readonly getContentVersion: () => number;
}

/** Calls about content that belongs to no list. */
export function createContentRoutes(options: ContentRoutesOptions): Implementation[] {
  return [
    implement(
      getHomeContent,
      async ({ platformType }) => {
        const home = await options.configuration.findDocument(DOCUMENT_KINDS.home, platformType, homeContentSchema);
        if (home === undefined) throw new Refusal(404);
        return home;
      },
      { cache: 'content' },
    ),
    implement(listAddresses, ({ visibleRange }) => listItemAddresses(options.orm, visibleRange), { cache: 'content' }),
    implement(getContentVersion, () => ({ version: options.getContentVersion() }), { needsDatabase: false }),
  ];
}
