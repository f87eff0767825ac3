import {
  deleteMessages,
  getMessage,
  getMessagePreference,
  getUnreadCount,
  listMessages,
  readMessages,
  streamMessages,
  updateMessagePreference,
} from '@portal/api-contract/account';
import { type Implementation, implement, implementRaw } from '../../platform/http/implement';
import { EventsResponse } from '../../platform/http/raw-response';
import { requireSubject } from '../../platform/http/require-subject';
import type { MessageHub } from '../../platform/messages/message-hub';
import type { MessagesService } from '../../platform/messages/messages.service';
import type { SessionVerifier } from '../../platform/security/session-verifier';

export interface MessageRoutesOptions {
  readonly messages: MessagesService;
  readonly hub: MessageHub;
  readonly sessions: SessionVerifier;
}

/** Calls of the message page, and the stream that tells of new messages. */
export function createMessageRoutes({ messages, hub, sessions }: MessageRoutesOptions): Implementation[] {
  const filter = { bodyLimit: 16_384 };
  return [
    implement(getUnreadCount, async (_input, context) => messages.countUnread((await requireSubject(context)).id), {
      isPassive: true,
    }),
    implement(listMessages, async (input, context) => messages.list(await requireSubject(context), input), filter),
    implement(getMessage, async ({ id }, context) => messages.open(await requireSubject(context), id)),
    implement(readMessages, async (input, context) => messages.markRead(await requireSubject(context), input), {
      ...filter,
      successMsg: '已标为已读',
    }),
    implement(deleteMessages, async ({ ids }, context) => messages.remove(await requireSubject(context), ids), {
      ...filter,
      successMsg: '已删除',
    }),
    implement(getMessagePreference, async (_input, context) => messages.getPreference(await requireSubject(context))),
    implement(
      updateMessagePreference,
      async (input, context) => messages.savePreference(await requireSubject(context), input),
      { successMsg: '已保存', bodyLimit: 16_384 },
    ),
    implementRaw(
      streamMessages,
      async (_input, context) => {
        const subject = await requireSubject(context);
        hub.assertRoom(subject);
        const isStillAllowed = async () => (await sessions(context.headers, { isPassive: true })) !== null;
        return new EventsResponse((stream) => hub.open({ subject, stream, isStillAllowed }));
      },
      { isPassive: true },
    ),
  ];
}
