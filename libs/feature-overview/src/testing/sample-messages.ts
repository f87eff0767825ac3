import type { Message, MessagePreference, UnreadCounts } from '@portal/api-contract/account';

const OFF = { sms: false, mail: false };
const MAIL = { sms: false, mail: true };
const BOTH = { sms: true, mail: true };

/** How messages reach somebody who has saved nothing. */
export function buildPreference(values: Partial<MessagePreference> = {}): MessagePreference {
  return {
    channels: {
      ...{ system: OFF, order: MAIL, workorder: MAIL, realname: BOTH, community: OFF, activity: OFF },
      security: BOTH,
    },
    quietHours: null,
    version: 0,
    ...values,
  };
}

/** A message that nobody has read. */
export function buildMessage(values: Partial<Message> = {}): Message {
  return {
    id: '11111111-1111-4111-8111-111111111111',
    type: 'workorder',
    title: '工单有新回复',
    body: '「设备离线」（WO20261121ABCDEF）',
    link: '/overview/workorderdetails?ticketNo=WO20261121ABCDEF',
    recordNo: 'WO20261121ABCDEF',
    isRead: false,
    createdAt: '2026-11-21T09:30:00+08:00',
    ...values,
  };
}

/** Counts of unread messages. */
export function buildCounts(values: Partial<UnreadCounts> = {}): UnreadCounts {
  return { system: 0, order: 0, workorder: 0, realname: 0, community: 0, activity: 0, security: 0, ...values };
}
