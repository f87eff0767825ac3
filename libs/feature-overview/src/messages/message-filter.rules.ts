import type { EndpointInput } from '@portal/api-contract';
import { MESSAGE_TYPES, type MessageType, type readMessages } from '@portal/api-contract/account';
import { defineUrlQuery, urlField } from '@portal/data-access-api';
import { PAGE_SIZES } from '@portal/ui-account/records';

/** What messages are about, in the order of the tabs. */
export const TYPES = Object.keys(MESSAGE_TYPES) as MessageType[];

/** The query of the page: what narrows the list, which message is open, and which view is shown. */
export const messageQuery = defineUrlQuery({
  type: urlField.choice(TYPES),
  read: urlField.choice(['yes', 'no']),
  keyword: urlField.text(),
  page: urlField.page(),
  size: urlField.size(PAGE_SIZES),
  id: urlField.beside(urlField.text(64)),
  view: urlField.beside(urlField.choice(['preference'])),
});

/** What the list is narrowed to: the same for the list and for what is marked as read with it. */
export type MessageFilter = Pick<EndpointInput<typeof readMessages>, 'type' | 'read' | 'keyword'>;

/** Returns the filter that the query of the page stands for. */
export function toMessageFilter({ type, read, keyword }: ReturnType<typeof messageQuery.read>): MessageFilter {
  return { ...(type && { type }), ...(read && { read: read === 'yes' }), ...(keyword && { keyword }) };
}
