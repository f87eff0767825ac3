import { listFactories, listFactoryBriefs } from '@portal/api-contract';
import { asc, desc } from 'drizzle-orm';
import type { ConfigurationRepository } from '../../platform/configuration/configuration.repository';
import { DOCUMENT_KINDS } from '../../platform/configuration/document-kinds';
import { videoFileSchema } from '../../platform/content-items/content-file.schemas';
import { isVisibleIn } from '../../platform/content-items/listing-columns';
import type { QueryRunner } from '../../platform/database/database';
import { type Implementation, implement } from '../../platform/http/implement';
import { factory } from './factories.tables';
import type { VideoFolder } from './video-folder';

/** What calls about factories need. */
export interface FactoryRoutesOptions {
  readonly orm: QueryRunner;
  readonly configuration: ConfigurationRepository;
  readonly videos: VideoFolder;
}

/** Calls about lighthouse factories. */
export function createFactoryRoutes({ orm, configuration, videos }: FactoryRoutesOptions): Implementation[] {
  return [
    implement(
      listFactories,
      async ({ visibleRange }) => {
        const rows = await selectFactories(orm, visibleRange);
        const stored = await configuration.listDocuments(DOCUMENT_KINDS.film, videoFileSchema);
        const videoByFactory = new Map(stored.map(({ key, body }) => [key, body]));
        return Promise.all(
          rows.map(
            async ({ id, name, place, industry, year, certification, summary, coverImage, metrics, timeline }) => {
              const video = videoByFactory.get(id);
              return {
                ...{ id, name, place, industry, year, certification, summary, coverImage, metrics, timeline },
                ...(video && { film: await videos.describe(video) }),
              };
            },
          ),
        );
      },
      { cache: 'content' },
    ),
    implement(
      listFactoryBriefs,
      async ({ visibleRange, size }) =>
        (await selectFactories(orm, visibleRange).limit(size)).map(
          ({ id, name, place, industry, year, summary, coverImage, metrics }) => ({
            ...{ id, name, place, industry, year, summary, coverImage, metrics },
          }),
        ),
      { cache: 'content' },
    ),
  ];
}

function selectFactories(orm: QueryRunner, visibleRange: number) {
  return orm
    .select()
    .from(factory)
    .where(isVisibleIn(factory, visibleRange))
    .orderBy(desc(factory.year), desc(factory.weight), asc(factory.id));
}
