import type { StatusLogEntry } from '@portal/api-contract/account';
import { type ActionOf, findTransition, type StateOf, trialLifecycle } from '@portal/lifecycles';
import { openTestDatabase } from '../../testing/patient-limits';
import { createSeededRandom } from '../../testing/seeded-random';
import { setUp, setUpPortal } from '../../testing/set-up';
import { createTestClock } from '../../testing/test-clock';
import type { BrowserResponse, TestBrowser } from '../../testing/test-browser';
import { openSession, openStaffSession, reopenSession } from '../../testing/test-session';
import { addTriedProducts, applyForTrial, callTrial, decide, openTrialDesk, readTrial } from './testing/trial-desk';

const STEPS = 240;
const SEED = Number(process.env['LIFECYCLE_SEED'] ?? 20_261_126);
const DAY_S = 86_400;

const PRODUCTS = ['tool', 'instant', 'plain'] as const;

type State = StateOf<typeof trialLifecycle>;
type Action = ActionOf<typeof trialLifecycle>;

const { now, advance } = createTestClock('2026-06-05T12:00:00+08:00');
// Nobody is named who delivers, so that the portal itself leaves trials alone.
const portal = setUpPortal({ clock: now });
const database = setUp(() => openTestDatabase(portal.database.address));

beforeAll(() => addTriedProducts(portal));

/** What the model knows of a trial. */
interface Model {
  readonly id: string;
  readonly ownerId: string;
  readonly productCode: string;
  state: State;
  isOpened: boolean;
  isExtended: boolean;
}

const blocks = ({ state, isOpened }: Model) => isOpened || (state !== 11 && state !== 60);

it(`moves as the table says, for ${STEPS} random steps`, async () => {
  const draw = createSeededRandom(SEED);
  const choose = <Item>(items: readonly Item[]): Item => items[Math.floor(draw() * items.length)] as Item;
  const desk = openTrialDesk({ database, clock: now });
  const models: Model[] = [];
  const steps = { taken: 0, rejected: 0 };
  const logIn = async (userId: string): Promise<TestBrowser> => (await reopenSession(portal, userId, now())).browser;
  let owner = (await openSession(portal, now())).userId;

  function note(response: BrowserResponse, isTaken: boolean, model?: Model): void {
    steps[isTaken ? 'taken' : 'rejected'] += 1;
    expect({ ...steps, seed: SEED, from: model?.state, status: response.status }).toEqual({
      ...{ ...steps, seed: SEED, from: model?.state },
      status: isTaken ? 200 : 409,
    });
  }

  async function apply(): Promise<void> {
    const productCode = choose(PRODUCTS);
    const isFree = !models.some((one) => one.ownerId === owner && one.productCode === productCode && blocks(one));
    const response = await applyForTrial(await logIn(owner), { productCode });
    note(response, isFree);
    if (!isFree) return;
    const { id, status } = response.body.data as { id: string; status: State };
    expect(status).toBe(productCode === 'instant' ? 20 : 10);
    models.push({ id, ownerId: owner, productCode, state: status, isOpened: false, isExtended: false });
  }

  async function changeAsOwner(model: Model, action: 'cancel' | 'extend'): Promise<void> {
    const way = findTransition(trialLifecycle, model.state, action, 'user');
    const isTaken = way !== undefined && !(action === 'extend' && model.isExtended);
    const payload = action === 'extend' ? { days: 5, reason: '还有一条产线没有接入' } : {};
    const response = await callTrial(await logIn(model.ownerId), action, { id: model.id, ...payload });
    note(response, isTaken, model);
    if (!isTaken) return;
    model.state = way.to;
    if (action === 'extend') model.isExtended = true;
  }

  async function review(model: Model, call: 'pass' | 'reject'): Promise<void> {
    const isExtension = model.state === 31;
    const actions = { pass: ['approve', 'grantExtension'], reject: ['reject', 'refuseExtension'] } as const;
    const way = findTransition(trialLifecycle, model.state, actions[call][isExtension ? 1 : 0], 'reviewer');
    const { browser } = await openStaffSession(portal, now(), ['reviewer']);
    note(await decide(browser, model.id, call), way !== undefined, model);
    if (way) model.state = way.to;
  }

  /** Lets time go by: what was passed is opened, and what is over ends. */
  async function wait(): Promise<void> {
    advance(choose([60, DAY_S, 6 * DAY_S]));
    await desk.run();
    for (const model of models) {
      const { status } = await readTrial(await logIn(model.ownerId), model.id);
      if (model.state === 20) Object.assign(model, { state: 30, isOpened: true });
      if (model.state === 30 && status === 40) model.state = 40;
      expect({ id: model.id, status }).toEqual({ id: model.id, status: model.state });
    }
  }

  for (let step = 0; step < STEPS; step += 1) {
    if (step % 40 === 0) owner = (await openSession(portal, now())).userId;
    const own = models.filter(({ ownerId }) => ownerId === owner);
    const model = choose(own);
    const action = choose(['apply', 'cancel', 'extend', 'extend', 'pass', 'pass', 'reject', 'wait'] as const);
    if (action === 'wait') await wait();
    else if (action === 'apply' || model === undefined) await apply();
    else if (action === 'cancel' || action === 'extend') await changeAsOwner(model, action);
    else await review(model, action);
  }

  expect(steps.taken).toBeGreaterThan(STEPS / 8);
  expect(steps.rejected).toBeGreaterThan(STEPS / 8);
  for (const { id, ownerId, state } of models) {
    const { log, endsAt, openedAt } = await readTrial(await logIn(ownerId), id);
    expect(endsAt === null).toBe(openedAt === null);
    expectWays(log, state);
  }
});

/** Every line of a log follows the one before, by a way of the table or a note. */
function expectWays(log: readonly StatusLogEntry[], state: State): void {
  const last = log.reduce<number | null>((before, { from, to, act, actorRole }) => {
    expect(from).toBe(before);
    const isNote = trialLifecycle.notes?.[act] !== undefined;
    const way = findTransition(trialLifecycle, from as State | null, act as Action, actorRole);
    expect(isNote ? from : way?.to).toBe(to);
    return to;
  }, null);
  expect(last).toBe(state);
}
