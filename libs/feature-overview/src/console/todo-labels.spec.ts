import { TODO_KINDS } from '@portal/api-contract';
import { TODO_LABELS } from './todo-labels';

it('calls to-dos what the contract calls them', () => {
  expect(Object.entries(TODO_LABELS).map(([kind, { text }]) => [kind, text])).toEqual(Object.entries(TODO_KINDS));
});
