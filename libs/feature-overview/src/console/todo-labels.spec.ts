import { ORDER_STATES } from '@portal/api-contract';
import { TODO_KINDS } from '@portal/api-contract/account';
import { ORDER_LABELS } from './order-labels';
import { TODO_LABELS } from './todo-labels';

it('calls to-dos what the contract calls them', () => {
  expect(Object.entries(TODO_LABELS).map(([kind, { text }]) => [kind, text])).toEqual(Object.entries(TODO_KINDS));
});

it('calls states of orders what the contract calls them', () => {
  expect(ORDER_LABELS).toEqual(ORDER_STATES);
});
