import { CONTENT_KIND, MAIN_TYPES, type MainType } from '@portal/api-contract/community';
import type { Clock } from '../../platform/clock';
import type { Database } from '../../platform/database/database';
import type { EventHandler } from '../../platform/records/domain-events';
import { findTargets } from '../community/community-targets';
import { readLiveText } from '../community/content-versions.repository';
import { tellMentioned } from './tell-mentioned';

/** With what those are told whom items call. */
export interface MentionOptions {
  readonly database: Database;
  readonly clock: Clock;
}

/** Tells those whom an item calls once it is out; what waits for a moment tells them then. */
export function createPublishedMentions({ database, clock }: MentionOptions): EventHandler {
  return {
    event: 'content.published',
    name: 'community-mentions.tell',
    handle: ({ recordNo }, run) =>
      database.transaction(async (runner) => {
        const item = (await findTargets(runner, [recordNo])).get(recordNo);
        const text = item?.isVisible ? await readLiveText(runner, item.id) : undefined;
        if (item?.ownerId && text) {
          const { mid, ownerId, mainType, title, href } = item;
          const target = { targetType: 'content', targetId: mid, kind: nameKind(mainType), url: href } as const;
          const { body, summary } = text;
          await tellMentioned(runner, { ...target, authorId: ownerId, body, title, excerpt: summary }, clock());
        }
        await run.complete(runner);
      }),
  };
}

function nameKind(mainType: MainType): string {
  return mainType === CONTENT_KIND.question ? '问题' : MAIN_TYPES[mainType];
}
