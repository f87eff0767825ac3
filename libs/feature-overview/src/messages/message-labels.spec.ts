import { MESSAGE_TYPES } from '@portal/api-contract/account';
import { TYPE_LABELS } from './message-labels';

it('names messages as the contract does, in the same order', () => {
  expect(Object.entries(TYPE_LABELS)).toEqual(Object.entries(MESSAGE_TYPES));
});
