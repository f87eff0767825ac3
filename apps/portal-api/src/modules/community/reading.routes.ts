import {
  findContent,
  getCommunityFile,
  getCommunityPicture,
  listCommunityCategories,
  listCommunityTags,
  listContent,
  listSimilarQuestions,
  openCommunityFile,
  openCommunityPictures,
} from '@portal/api-contract/community';
import { type Implementation, implement, implementRaw } from '../../platform/http/implement';
import { requireSubject } from '../../platform/http/require-subject';
import { type ContentFilesOptions, createContentFiles } from './content-files';
import { countTags } from './content-lists.repository';
import { createReading, type ReadingOptions } from './reading.service';

/** Figures of tags and categories may lag behind by so much. */
const FIGURES_AGE_MS = 60_000;

/** Calls of the pages on which the community is read. */
export function createReadingRoutes(options: ReadingOptions & ContentFilesOptions): Implementation[] {
  const { orm } = options;
  const service = createReading(options);
  const files = createContentFiles(options);
  return [
    implement(listContent, async (input, context) => service.list(input, await context.getSubject())),
    implement(findContent, async (input, context) => service.open(input, await context.getSubject())),
    implement(
      listSimilarQuestions,
      async ({ title, mid }, context) => service.listSimilar(title, mid, await context.getSubject()),
      { isPassive: true, rateWindows: [{ max: 120, seconds: 60 }] },
    ),
    implement(listCommunityTags, (input) => countTags(orm, input), { cache: 'content', maxAgeMs: FIGURES_AGE_MS }),
    implement(listCommunityCategories, ({ mainType }) => service.listCategories(mainType), {
      ...{ cache: 'content', maxAgeMs: FIGURES_AGE_MS },
    }),
    implementRaw(getCommunityPicture, async (input, context) => files.readPicture(input, await context.getSubject())),
    implementRaw(getCommunityFile, async (input, context) => files.readOffered(input, await context.getSubject())),
    implement(openCommunityPictures, async (_input, context) => files.openPictures(await requireSubject(context))),
    implement(openCommunityFile, async (input, context) => files.open(input, await requireSubject(context)), {
      rateWindows: [{ max: 60, seconds: 60 }],
    }),
  ];
}
