import type { EndpointInput } from '@portal/api-contract';
import type { readMessages } from '@portal/api-contract/account';
import { TYPES } from './message-labels';

/** Names of the query that narrow the list. */
export const FILTER_NAMES = ['type', 'read', 'keyword'] as const;

/** What the list is narrowed to: the same for the list and for what is marked as read with it. */
export type MessageFilter = Pick<EndpointInput<typeof readMessages>, 'type' | 'read' | 'keyword'>;

/** Reads the filter out of the query; values there are not leave it open. */
export function readFilter(params: Readonly<Record<string, string>>): MessageFilter {
  const type = TYPES.find((known) => known === params['type']);
  const read = { yes: true, no: false }[params['read'] ?? ''];
  const keyword = params['keyword']?.slice(0, 50);
  return { ...(type && { type }), ...(read !== undefined && { read }), ...(keyword && { keyword }) };
}
