import {
  ACTOR_LABELS,
  type ActorRole,
  allLifecycles,
  contractLifecycle,
  describeAction,
  describeState,
  findTimer,
  findTransition,
  isFinalState,
  listActions,
  listStates,
  workOrderLifecycle,
} from './index';

const ROLES = Object.keys(ACTOR_LABELS) as ActorRole[];

/** The tables of the design, written down a second time: `from>to by whom`, `n` for a record that is new. */
const TABLES: Readonly<Record<string, readonly string[]>> = {
  order: [
    ...['n>10 user', 'n>20 user', '10>20 reviewer', '10>50 reviewer', '20>25 user', '20>30 finance', '25>30 finance'],
    '25>20 finance',
    ...[
      '20>30 provider',
      '25>30 provider',
      '20>50 user',
      '20>55 system',
      '30>40 system',
      '30>40 agent',
      '30>60 system',
      '60>30 agent',
    ],
    ...['40>40 system', 'n>20 system', '30>50 system'],
  ],
  payment: [
    ...['n>10 user', '10>20 provider', '30>20 provider', '40>20 provider', '10>30 provider', '10>30 system'],
    ...['10>40 provider', '20>50 system', '50>51 provider', '50>52 provider'],
  ],
  instance: [
    ...['n>10 system', 'n>30 system', 'n>40 system'],
    ...['10>10 system', '10>30 system', '30>10 system', '30>40 system', '10>40 system'],
  ],
  invoice: [
    ...['n>10 user', '10>11 finance', '10>20 finance', '10>22 user', '20>40 provider', '20>40 finance'],
    ...['20>30 provider', '20>30 finance', '20>21 user', '21>22 finance', '21>20 finance', '30>40 user'],
    ...['30>40 system', '40>50 user', '50>60 provider', '50>40 finance', '50>40 provider', '50>40 system'],
    ...['60>61 provider', '20>11 provider', '20>11 finance', '50>40 user'],
  ],
  contract: [
    ...['n>10 user', '10>20 user', '20>21 legal', '20>30 legal', '20>30 system', '20>20 user', '30>31 user'],
    ...['30>31 legal', '31>40 legal', '31>40 system', '30>50 user', '30>52 system', '20>51 user', '20>51 legal'],
    ...['30>51 user', '30>51 legal', '40>60 system', '40>70 user', '40>70 legal', '70>71 user', '70>71 legal'],
    ...['70>40 user', '70>40 legal', '20>20 legal', '20>20 system', '30>31 provider', '30>50 provider'],
    ...['20>51 provider', '30>51 provider'],
    // One of its orders has ended.
    ...['20>51 system', '30>51 system', '31>51 system'],
  ],
  refund: [
    ...[
      'n>10 user',
      'n>10 system',
      'n>30 system',
      'n>31 system',
      'n>41 provider',
      '10>11 finance',
      '10>12 finance',
      '10>20 finance',
    ],
    ...[
      '10>30 finance',
      '31>40 finance',
      '12>10 user',
      '12>50 system',
      '20>30 system',
      '30>40 provider',
      '30>31 provider',
      '30>41 provider',
      '31>41 finance',
      '41>31 finance',
    ],
    ...['10>50 user', '12>50 user', '11>10 user', '10>31 finance', '20>31 system'],
    ...['10>50 system', '20>50 system'],
  ],
  transfer: ['n>20 provider', 'n>10 provider', '10>20 finance', '10>30 finance'],
  billDifference: ['n>10 system', '10>20 system', '10>30 finance'],
  workorder: [
    ...['n>0 user', '0>1 agent', '0>1 system', '1>2 agent', '2>1 user', '2>6 system', '1>3 agent', '3>4 user'],
    ...['3>4 system', '3>1 user', '0>5 user', '1>5 user', '4>1 user', '6>1 user'],
  ],
  trial: [
    ...['n>10 user', '10>11 reviewer', '10>20 reviewer', '10>20 system', '20>30 system', '20>30 reviewer'],
    ...['30>31 user', '31>30 reviewer', '30>40 system', '30>50 system', '31>50 system', '40>50 system'],
    ...['10>60 user', '20>60 user', '30>60 user'],
  ],
  application: [...['n>10 user', 'n>30 user', '10>20 reviewer', '20>30 reviewer', '20>31 reviewer', '10>40 user']],
  modellisting: [
    ...['n>100 user', '100>101 user', '121>101 user', '101>100 user', '101>211 reviewer', '101>211 system'],
    ...['101>121 reviewer', '101>121 system', '321>101 user', '211>311 user', '211>321 reviewer', '211>211 user'],
    ...['211>211 reviewer', '211>211 system'],
    ...['311>211 user', '311>101 user'],
  ],
  communityreport: [
    ...['n>10 user', 'n>10 system', '10>20 moderator', '10>30 moderator', '20>30 moderator', '10>31 moderator'],
    ...['20>31 moderator'],
  ],
  communitycontent: [
    ...['n>100 user', '100>101 user', '121>101 user', '101>100 user', '101>211 moderator', '101>211 system'],
    ...['101>121 moderator', '101>121 system', '321>101 user', '211>311 user', '211>321 moderator', '211>211 user'],
    ...['211>211 moderator', '211>211 system'],
    ...['311>211 user', '311>101 user'],
  ],
  modelSubscription: [...['n>10 system', 'n>30 system', '10>10 system', '30>10 system', '10>30 system']],
  invoicetitle: [
    ...['n>1 user', '3>1 user', '5>1 user', 'n>2 user', '3>2 user', '5>2 user', '2>1 user', '1>2 finance'],
    ...['1>2 system', '1>3 finance', '1>3 system', '1>5 user', '2>4 finance', '2>4 system'],
  ],
  accountclosing: ['n>1 user', '1>2 user', '1>2 system', '1>3 system'],
  enrolment: ['n>1 user', 'n>2 user', '2>1 system', '1>3 user', '2>3 user'],
  dataexport: ['n>1 user', '1>2 system', '2>2 system', '2>3 system', '2>1 system', '2>4 system', '3>5 system'],
  orderexport: ['n>1 user', '1>2 system', '2>2 system', '2>3 system', '2>1 system', '2>4 system', '3>5 system'],
  communityexport: ['n>1 user', '1>2 system', '2>2 system', '2>3 system', '2>1 system', '2>4 system', '3>5 system'],
  invoiceexport: ['n>1 user', '1>2 system', '2>2 system', '2>3 system', '2>1 system', '2>4 system', '3>5 system'],
  identification: [
    ...['n>1 user', 'n>2 user', '1>2 user', 'n>5 user', '1>5 user', '2>3 user', '3>4 provider', '2>6 provider'],
    ...['4>6 provider', '5>6 reviewer', '2>7 provider', '3>7 provider', '4>7 provider', '5>7 reviewer', '2>7 system'],
    ...['3>7 system', '4>8 system', '1>8 system', '1>8 user', '2>8 user', '3>8 user', '4>8 user', '5>8 user'],
    ...['6>9 user', '10>9 user', '9>6 system', '9>11 system', '6>10 system'],
  ],
};

describe.each(allLifecycles.map((lifecycle) => [lifecycle.name, lifecycle] as const))('%s', (name, lifecycle) => {
  const actions = [...new Set(lifecycle.transitions.map(({ action }) => action))];
  const starts = [null, ...listStates(lifecycle)];

  it('has the ways of the design and no other', () => {
    const ways = lifecycle.transitions.flatMap(({ from, to, by }) =>
      from.flatMap((state) => by.map((role) => `${state ?? 'n'}>${to} ${role}`)),
    );
    expect([...new Set(ways)].sort()).toEqual([...(TABLES[name] ?? [])].sort());
  });

  it('finds a way where one is listed, and nowhere else', () => {
    let found = 0;
    for (const from of starts)
      for (const action of actions)
        for (const role of ROLES) {
          const listed = lifecycle.transitions.filter(
            (way) => way.action === action && way.from.includes(from) && way.by.includes(role),
          );
          expect(listed.length).toBeLessThanOrEqual(1);
          expect(findTransition(lifecycle, from, action, role)).toBe(listed[0]);
          expect(listActions(lifecycle, from, role).includes(action)).toBe(listed.length === 1);
          found += listed.length;
        }
    expect(found).toBeGreaterThan(0);
  });

  it('uses each trigger for one way and says what it means', () => {
    expect(lifecycle.transitions.map(({ action }) => action)).toEqual(actions);
    for (const { action, label, notice } of lifecycle.transitions) {
      expect(describeAction(lifecycle, action)).toBe(label);
      expect([label, notice ?? '无'].every((text) => /^[\p{Script=Han}\d，、]+$/u.test(text))).toBe(true);
    }
  });

  it('notes nothing by the name of a step, and says what a note means', () => {
    for (const [note, label] of Object.entries(lifecycle.notes ?? {})) {
      expect(actions).not.toContain(note);
      expect(describeAction(lifecycle, note)).toBe(label);
      expect(label).toMatch(/^\p{Script=Han}+$/u);
    }
  });

  it('lets the clock do what it may, once in a state', () => {
    const timers = lifecycle.timers ?? [];
    expect(new Set(timers.map(({ state }) => state)).size).toBe(timers.length);
    for (const timer of timers) {
      const way = findTransition(lifecycle, timer.state, timer.action, 'system');
      expect(way).toBeDefined();
      expect(way?.needsReason ?? false).toBe(timer.reason !== undefined);
      expect(findTimer(lifecycle, timer.state)).toBe(timer);
    }
    for (const state of listStates(lifecycle).filter((one) => !timers.some((timer) => timer.state === one)))
      expect(findTimer(lifecycle, state)).toBeUndefined();
  });

  it('tells other domains of steps by names that say what has happened', () => {
    for (const { event } of lifecycle.transitions)
      if (event !== undefined) expect(event).toMatch(/^[a-z]+\.[a-z]+(ed|id)$/);
  });

  it('has states that can be reached, and told apart', () => {
    const reached = new Set(lifecycle.transitions.map(({ to }) => to));
    const states = listStates(lifecycle);
    expect([...reached].sort()).toEqual([...states].sort());
    expect(new Set(states.map((state) => describeState(lifecycle, state).label)).size).toBe(states.length);
    // What was taken down is submitted again, and what has ended is renewed.
    const isEndless = ['modellisting', 'communitycontent', 'modelSubscription'].includes(name);
    expect(states.some((state) => isFinalState(lifecycle, state))).toBe(!isEndless);
  });
});

it('approves a letter of intent without asking anybody to sign it', () => {
  for (const role of ['legal', 'system'] as const) {
    expect(findTransition(contractLifecycle, 20, 'approve', role)).toMatchObject({
      to: 30,
      guards: ['isFormal', 'ordersStand'],
    });
    expect(findTransition(contractLifecycle, 20, 'approveIntent', role)).toMatchObject({
      ...{ to: 20, guards: ['isIntent', 'isUnapproved', 'ordersStand'] },
    });
  }
});

it('shows what it does not know as it is', () => {
  expect(describeState(workOrderLifecycle, 99)).toEqual({ label: '99', tone: 'muted' });
  expect(describeAction(workOrderLifecycle, 'other')).toBe('other');
});
