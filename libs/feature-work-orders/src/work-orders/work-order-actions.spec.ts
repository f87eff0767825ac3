import { describeAction, listActions, listStates, workOrderLifecycle } from '@portal/lifecycles';
import { ACTION_QUESTIONS, ACTION_WORDS, canReply, selectOwnActions } from './work-order-actions';
import { listRowActions } from './row-actions';

const WRITTEN = ['submit', 'supplement', 'resume'];

it('has a button or a place to write for every action of the lifecycle that is the owner’s', () => {
  const actions = workOrderLifecycle.transitions.filter(({ by }) => by.includes('user')).map(({ action }) => action);
  expect(actions.filter((action) => !(action in ACTION_WORDS))).toEqual(WRITTEN);
  for (const action of actions.filter((name) => name in ACTION_WORDS)) {
    expect(ACTION_WORDS[action as keyof typeof ACTION_WORDS].label).toBe(describeAction(workOrderLifecycle, action));
  }
});

it('asks for a reason where the lifecycle does', () => {
  for (const { action, needsReason } of workOrderLifecycle.transitions) {
    if (!(action in ACTION_QUESTIONS)) continue;
    const { reason } = ACTION_QUESTIONS[action as keyof typeof ACTION_QUESTIONS];
    expect([action, reason?.isRequired ?? false]).toEqual([action, needsReason ?? false]);
  }
});

it('offers what is permitted and known, in its own order', () => {
  expect(selectOwnActions(['delete', 'rate', 'fly', 'reply', 'confirm'])).toEqual(['confirm', 'rate', 'delete']);
});

it.each([
  [['reply'], true],
  [['supplement'], true],
  [['resume'], true],
  [['reopen', 'rate'], false],
])('with %j somebody may write: %s', (actions, expected) => expect(canReply(actions)).toBe(expected));

it('offers no action in a row of the list that the lifecycle does not know there', () => {
  for (const state of listStates(workOrderLifecycle)) {
    const ways: readonly string[] = listActions(workOrderLifecycle, state, 'user');
    const beside = ['urge', 'delete'];
    expect(listRowActions(state).filter((action) => !beside.includes(action) && !ways.includes(action))).toEqual([]);
  }
  expect(listRowActions(3)).toEqual(['confirm']);
  expect(listRowActions(5)).toEqual(['delete']);
});
