import { openTestDatabase } from '../../testing/patient-limits';
import { createSeededRandom } from '../../testing/seeded-random';
import { runDue } from '../../testing/run-due';
import { setUp } from '../../testing/set-up';
import type { TestBrowser } from '../../testing/test-browser';
import {
  callQueue,
  callWorkOrder,
  openWorkOrder,
  readWorkOrder,
  submitWorkOrder,
} from '../../testing/work-order-calls';
import { observe, WorkOrderModel } from '../../testing/work-order-model';
import { startWorkOrderStage } from '../../testing/work-order-stage';
import { createDueWorkOrders } from './work-order-due';

const STEPS = 2000;
const MAX_RUNNING = 12;

/** The same steps every time; others are walked by another seed. */
const SEED = Number(process.env['PORTAL_TEST_SEED'] ?? 20_261_121);

const JUMPS: Choices<number> = [
  1,
  ...[
    1,
    15,
    15,
    30,
    30,
    31,
    600,
    1440,
    1440,
    3 * 1440 + 1,
    6 * 1440 + 1,
    7 * 1440,
    7 * 1440 + 1,
    30 * 1440,
    30 * 1440 + 1,
  ],
];

type Choices<Item> = readonly [Item, ...Item[]];

type OwnAction =
  'reply' | 'confirm' | 'reopen' | 'withdraw' | 'urge' | 'escalate' | 'rate' | 'grant' | 'revokeGrant' | 'delete';

const OWN_ACTIONS: Choices<OwnAction> = [
  'reply',
  ...(['reply', 'reply', 'confirm', 'confirm', 'reopen', 'reopen', 'rate', 'urge'] as const),
  ...(['escalate', 'grant', 'revokeGrant', 'withdraw', 'delete'] as const),
];

const PLATFORM_ACTIONS: Choices<'claim' | 'message' | 'ask' | 'propose'> = [
  'claim',
  ...(['claim', 'message', 'ask', 'propose', 'propose'] as const),
];

interface Subject {
  readonly ticketNo: string;
  readonly owner: TestBrowser;
  readonly model: WorkOrderModel;
}

const stage = setUp(startWorkOrderStage);
const database = setUp(() => openTestDatabase(stage.portal.database.address));

/** Lets the clock do all that is due; the portal's own clock may be at it as well. */
async function tick(): Promise<void> {
  const limit = () => new Date(stage.now().getTime() - 7 * 86_400_000);
  const findDue = () =>
    stage.portal.database.query(
      `select 1 from work_order where (status in (2, 3) and state_since <= $1) or grant_expire_at <= $2`,
      [limit(), stage.now()],
    );
  do await runDue(database.orm, createDueWorkOrders({ database, clock: stage.now }), stage.now());
  while ((await findDue()).length > 0);
}

it(`${STEPS} random steps of owners, strangers, operators and the clock go as the table says (seed ${SEED})`, async () => {
  const random = createSeededRandom(SEED);
  const pick = <Item>(items: Choices<Item>): Item => items[Math.floor(random() * items.length)] ?? items[0];
  const owners = [(await stage.logIn()).browser, (await stage.logIn()).browser] as const;
  const { browser: stranger } = await stage.logIn();
  const visited = new Set<string>();
  const answered = new Map<number, number>();
  let running: Subject[] = [];

  const submit = async () => {
    const owner = pick(owners);
    running.push({ owner, ticketNo: await submitWorkOrder(owner), model: new WorkOrderModel(stage.now().getTime()) });
  };

  /** Calls of an owner: what they send, and what the model makes of them. */
  const listOwnActions = ({ model }: Subject, now: number) => {
    const secret = random() < 0.3 ? '口令' : '';
    const days = pick([1, 3, 7]);
    return {
      reply: [{ text: '补充', secret }, () => model.reply(now, secret !== '')],
      confirm: [{}, () => model.confirm(now)],
      reopen: [{ reason: '没有解决' }, () => model.reopen(now)],
      withdraw: [{}, () => model.withdraw(now)],
      urge: [{}, () => model.urge(now)],
      escalate: [{ reason: '太慢' }, () => model.escalate()],
      rate: [{ time: 4, result: 4 }, () => model.rate(now)],
      grant: [{ scope: 'config', days }, () => model.grant(now, days)],
      revokeGrant: [{}, () => model.revokeGrant(now)],
      delete: [{}, () => model.delete()],
    } as const satisfies Record<OwnAction, readonly [object, () => number]>;
  };

  /** An act of the owner: as often as not one that is possible, so that the walk gets on. */
  const pickOwn = ({ model }: Subject, now: number): OwnAction => {
    const { acts } = model.observe(now);
    // Urged again too soon, it is rejected; that has to be seen as well.
    const isPossible = (act: OwnAction) =>
      acts.includes(act) || (act === 'reopen' && acts.includes('reject')) || (act === 'urge' && model.status < 2);
    const [first, ...others] = OWN_ACTIONS.filter(isPossible);
    return first && random() < 0.6 ? pick([first, ...others]) : pick(OWN_ACTIONS);
  };

  /** One step: gives what was done, what was expected, and what came. */
  const takeStep = async (subject: Subject): Promise<[name: string, expected: number, actual: number]> => {
    const { owner, ticketNo, model } = subject;
    const now = stage.now().getTime();
    const who = random();
    if (who < 0.12) {
      await stage.advance(pick(JUMPS));
      await tick();
      for (const each of running) each.model.tick(stage.now().getTime());
      return ['clock', 200, 200];
    }
    if (who < 0.18) {
      const name = pick(OWN_ACTIONS);
      const [payload] = listOwnActions(subject, now)[name];
      const call = { version: 1, ...payload, ticketNo };
      return [`stranger ${name}`, 404, (await callWorkOrder(stranger, name, call)).status];
    }
    if (who < 0.5) {
      const kind = model.status === 0 && random() < 0.6 ? 'claim' : pick(PLATFORM_ACTIONS);
      if (kind === 'claim')
        return [kind, model.claim(now), (await callQueue(stage.operator, kind, { ticketNo })).status];
      const expected = model.answer(kind, now);
      return [kind, expected, (await callQueue(stage.operator, 'answer', { ticketNo, kind, text: '好' })).status];
    }
    const name = pickOwn(subject, now);
    const [payload, play] = listOwnActions(subject, now)[name];
    const expected = play();
    const version = name === 'rate' && { version: (await openWorkOrder(owner, ticketNo)).version };
    const response = await callWorkOrder(owner, name, { ...payload, ...version, ticketNo });
    if (response.status === 200 && name !== 'delete')
      expect({ name, seen: observe(response.body.data as never) }).toEqual({ name, seen: model.observe(now) });
    return [name, expected, response.status];
  };

  for (let step = 0; step < STEPS; step += 1) {
    if (running.length < MAX_RUNNING && random() < 0.2) await submit();
    const subject = running[Math.floor(random() * running.length)];
    if (subject === undefined) continue;
    const [name, expected, actual] = await takeStep(subject);
    expect({ step, name, status: subject.model.status, answer: actual }).toEqual({
      ...{ step, name, status: subject.model.status, answer: expected },
    });
    visited.add(`${name} ${actual}`);
    answered.set(actual, (answered.get(actual) ?? 0) + 1);
    if (subject.model.isHidden) {
      expect((await readWorkOrder(subject.owner, subject.ticketNo)).status).toBe(404);
      running = running.filter((other) => other !== subject);
      continue;
    }
    if (random() > 0.3) continue;
    const seen = observe(await openWorkOrder(subject.owner, subject.ticketNo));
    expect({ step, name, ...seen }).toEqual({ step, name, ...subject.model.observe(stage.now().getTime()) });
  }

  // The walk has gone everywhere, and has been rejected as well as let through.
  for (const name of [
    'reply',
    'confirm',
    'reopen',
    'withdraw',
    'escalate',
    'rate',
    'revokeGrant',
    'claim',
    'ask',
    'propose',
  ])
    expect([name, visited.has(`${name} 200`), visited.has(`${name} 409`)]).toEqual([name, true, true]);
  expect([...answered.keys()].sort()).toEqual([200, 404, 409, 429]);
});
