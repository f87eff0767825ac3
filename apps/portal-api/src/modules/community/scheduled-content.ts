import { and, eq, isNull, lte } from 'drizzle-orm';
import type { Clock } from '../../platform/clock';
import type { Database } from '../../platform/database/database';
import { createDueRows } from '../../platform/jobs/due-rows';
import type { DueWork } from '../../platform/jobs/due-work';
import { nameRecord } from '../../platform/messages/name-record';
import { postMessage } from '../../platform/messages/post-message';
import { appendEvent } from '../../platform/records/domain-events';
import { ON_SHELF } from '../../platform/records/listing/listed-record';
import { communityContent } from './community.tables';
import { contents, toOwnLink } from './content-record';
import { shelve } from './content-shelf';
import { readDraft, readText } from './content-versions.repository';

/** Publishes what has passed when the moment comes that its author has chosen. */
export function createScheduledPublication(options: { readonly database: Database; readonly clock: Clock }): DueWork {
  const { state, publishAt, deletedAt } = communityContent;
  return createDueRows(
    {
      name: 'communitycontent.publish',
      table: communityContent,
      isDue: (now) => and(lte(publishAt, now), eq(state, ON_SHELF), isNull(deletedAt)),
      since: publishAt,
      async work(runner, row, at) {
        const { body } =
          row.liveNumber === null ? await readDraft(runner, row) : await readText(runner, row.id, row.liveNumber);
        const shown = await contents.change(runner, row, { publishAt: null, publishedAt: at, revisedAt: at });
        await shelve(runner, shown, body, at);
        const { mid: recordNo, ownerId } = row;
        await appendEvent(
          runner,
          { event: 'content.published', recordId: row.id, recordNo, ownerId: ownerId ?? '' },
          at,
        );
        if (ownerId === null) return;
        const title = nameRecord('内容已按计划发布', row.title);
        const link = toOwnLink(row.mainType, recordNo);
        await postMessage(runner, {
          ownerId,
          type: 'system',
          title,
          body: `内容编号：${recordNo}`,
          link,
          recordNo,
          at,
        });
      },
    },
    options,
  );
}
