import {
  clearHistory,
  deleteFolder,
  getProgress,
  listCollected,
  listFolders,
  listHistory,
  listUninteresting,
  markUninteresting,
  moveCollected,
  pauseHistory,
  removeCollected,
  saveFolder,
  saveVisit,
  unmarkUninteresting,
} from '@portal/api-contract/community';
import type { Clock } from '../../platform/clock';
import type { Database } from '../../platform/database/database';
import { type Implementation, implement } from '../../platform/http/implement';
import { requireSubject } from '../../platform/http/require-subject';
import type { IdempotencyService } from '../../platform/idempotency/idempotency.service';
import { createCollections } from './collections';
import { createHistory } from './history';
import { createUninteresting } from './uninteresting';

export interface CollectionRoutesOptions {
  readonly database: Database;
  readonly clock: Clock;
  readonly idempotency: IdempotencyService;
}

const WRITING = { bodyLimit: 16_384, rateWindows: [{ max: 60, seconds: 60 }] };

/** Calls of collected items and of what was read. */
export function createCollectionRoutes(options: CollectionRoutesOptions): Implementation[] {
  const collections = createCollections(options);
  const history = createHistory(options);
  const uninteresting = createUninteresting(options);
  return [
    implement(listFolders, async (_input, context) => collections.listFolders(await requireSubject(context))),
    implement(
      saveFolder,
      async (input, context) => {
        const owner = await requireSubject(context);
        const call = { scope: 'community.folder', owner, input, context };
        // Only the key is kept for repeats.
        const { id } = await options.idempotency.runOnce(call, (runner) =>
          collections.saveFolder(runner, owner, input),
        );
        return collections.readFolder(owner, id);
      },
      { ...WRITING, successMsg: '已保存' },
    ),
    implement(deleteFolder, async ({ id }, context) => collections.deleteFolder(await requireSubject(context), id), {
      ...WRITING,
      successMsg: '收藏夹已删除，其中的内容移入默认收藏夹',
    }),
    implement(moveCollected, async (input, context) => collections.move(await requireSubject(context), input), {
      ...WRITING,
      successMsg: '已移动',
    }),
    implement(
      removeCollected,
      async ({ targetIds }, context) => collections.remove(await requireSubject(context), targetIds),
      { ...WRITING, successMsg: '已取消收藏' },
    ),
    implement(listCollected, async (input, context) => collections.list(await requireSubject(context), input)),
    implement(saveVisit, async (input, context) => history.save(await requireSubject(context), input), {
      bodyLimit: 1024,
      isPassive: true,
      rateWindows: [{ max: 120, seconds: 60 }],
    }),
    implement(getProgress, async ({ targetId }, context) => history.progress(await requireSubject(context), targetId)),
    implement(listHistory, async (input, context) => history.list(await requireSubject(context), input)),
    implement(clearHistory, async (input, context) => history.clear(await requireSubject(context), input), {
      ...WRITING,
      successMsg: '已清除',
    }),
    implement(pauseHistory, async ({ isPaused }, context) => history.pause(await requireSubject(context), isPaused), {
      ...WRITING,
    }),
    implement(
      markUninteresting,
      async ({ targetId }, context) => uninteresting.mark(await requireSubject(context), targetId),
      { ...WRITING, successMsg: '将不再推荐该内容' },
    ),
    implement(
      unmarkUninteresting,
      async (input, context) => uninteresting.unmark(await requireSubject(context), input),
      { ...WRITING, successMsg: '已恢复推荐' },
    ),
    implement(listUninteresting, async (input, context) => uninteresting.list(await requireSubject(context), input)),
  ];
}
