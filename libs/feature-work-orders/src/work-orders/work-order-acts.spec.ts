import { describeAct, listActs, listStates, workOrderLifecycle } from '@portal/lifecycles';
import { ACT_QUESTIONS, ACT_WORDS, canReply, selectOwnActs } from './work-order-acts';
import { listRowActs } from './row-acts';

const WRITTEN = ['submit', 'supplement', 'resume'];

it('has a button or a place to write for every act of the lifecycle that is the owner’s', () => {
  const acts = workOrderLifecycle.transitions.filter(({ by }) => by.includes('user')).map(({ act }) => act);
  expect(acts.filter((act) => !(act in ACT_WORDS))).toEqual(WRITTEN);
  for (const act of acts.filter((name) => name in ACT_WORDS)) {
    expect(ACT_WORDS[act as keyof typeof ACT_WORDS].label).toBe(describeAct(workOrderLifecycle, act));
  }
});

it('asks for a reason where the lifecycle does', () => {
  for (const { act, needsReason } of workOrderLifecycle.transitions) {
    if (!(act in ACT_QUESTIONS)) continue;
    const { reason } = ACT_QUESTIONS[act as keyof typeof ACT_QUESTIONS];
    expect([act, reason?.isRequired ?? false]).toEqual([act, needsReason ?? false]);
  }
});

it('offers what is permitted and known, in its own order', () => {
  expect(selectOwnActs(['delete', 'rate', 'fly', 'reply', 'confirm'])).toEqual(['confirm', 'rate', 'delete']);
});

it.each([
  [['reply'], true],
  [['supplement'], true],
  [['resume'], true],
  [['reopen', 'rate'], false],
])('with %j somebody may write: %s', (acts, expected) => expect(canReply(acts)).toBe(expected));

it('offers no act in a row of the list that the lifecycle does not know there', () => {
  for (const state of listStates(workOrderLifecycle)) {
    const ways: readonly string[] = listActs(workOrderLifecycle, state, 'user');
    const beside = ['urge', 'delete'];
    expect(listRowActs(state).filter((act) => !beside.includes(act) && !ways.includes(act))).toEqual([]);
  }
  expect(listRowActs(3)).toEqual(['confirm']);
  expect(listRowActs(5)).toEqual(['delete']);
});
