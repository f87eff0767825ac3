import {
  countUnreadNotices,
  deleteNotices,
  getNoticePreference,
  listNotices,
  readNotices,
  saveNoticePreference,
} from '@portal/api-contract/community';
import { type Implementation, implement } from '../../platform/http/implement';
import { requireSubject } from '../../platform/http/require-subject';
import type { createNotices } from './notices.service';

const BODY = { bodyLimit: 16_384 };

/** Calls of notices. */
export function createNoticeRoutes(notices: ReturnType<typeof createNotices>): Implementation[] {
  return [
    implement(countUnreadNotices, async (_input, context) => notices.countUnread(await requireSubject(context)), {
      isPassive: true,
    }),
    implement(listNotices, async (input, context) => notices.list(await requireSubject(context), input)),
    implement(readNotices, async (input, context) => notices.markRead(await requireSubject(context), input), BODY),
    implement(deleteNotices, async ({ ids }, context) => notices.remove(await requireSubject(context), ids), {
      ...BODY,
      successMsg: '已删除',
    }),
    implement(getNoticePreference, async (_input, context) => notices.preference(await requireSubject(context))),
    implement(
      saveNoticePreference,
      async (input, context) => notices.savePreference(await requireSubject(context), input),
      { ...BODY, successMsg: '已保存' },
    ),
  ];
}
