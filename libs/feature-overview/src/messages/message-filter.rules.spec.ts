import { messageQuery, toMessageFilter } from './message-filter.rules';

it.each([
  ['', {}],
  ['type=order', { type: 'order' }],
  ['type=gossip&read=maybe', {}],
  ['read=yes', { read: true }],
  ['read=no&keyword=工单&type=workorder', { read: false, keyword: '工单', type: 'workorder' }],
  [`keyword=${'长'.repeat(60)}`, { keyword: '长'.repeat(50) }],
])('reads %j as %j', (query, filter) =>
  expect(toMessageFilter(messageQuery.read(new URLSearchParams(query)))).toEqual(filter),
);

it('narrows the list by nothing else', () => expect(messageQuery.filters).toEqual(['type', 'read', 'keyword']));
