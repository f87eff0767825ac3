import type { ApplicationReceipt } from '@portal/api-contract';
import type { QueuedApplicationDetail, StatusLogEntry } from '@portal/api-contract/account';
import { type ActionOf, type ActorRole, applicationLifecycle, findTransition, type StateOf } from '@portal/lifecycles';
import { createSeededRandom } from '../../testing/seeded-random';
import { setUpPortal } from '../../testing/set-up';
import type { BrowserResponse, TestBrowser } from '../../testing/test-browser';
import { openSession, openStaffSession } from '../../testing/test-session';
import {
  addApplicationContent,
  callReview,
  openApplication,
  sendForm,
  APPLIED_MODELS,
  withdrawApplication,
} from './testing/application-calls';

const STEPS = 2000;
const SEED = Number(process.env['LIFECYCLE_SEED'] ?? 20_261_122);

type State = StateOf<typeof applicationLifecycle>;
type Action = ActionOf<typeof applicationLifecycle>;

const ACTIONS = ['claim', 'claim', 'approve', 'reject'] as const;

/** What the model knows of an application. */
interface Model {
  readonly modelId: string;
  state: State;
  /** Which of the two reviewers works on it. */
  worker: number | undefined;
  version: number;
}

const portal = setUpPortal();

beforeAll(() => addApplicationContent(portal));

function createChooser(seed: number) {
  const draw = createSeededRandom(seed);
  return <Item>(items: readonly Item[]): Item => items[Math.floor(draw() * items.length)] as Item;
}

/** Where the table leads; nowhere where it has no way. */
function expectState(from: State | null, action: Action, role: ActorRole): State | 'rejected' {
  return findTransition(applicationLifecycle, from, action, role)?.to ?? 'rejected';
}

const isOpen = ({ state }: Model) => state === 10 || state === 20;

it(`moves as the table says, for ${STEPS} random steps`, async () => {
  const choose = createChooser(SEED);
  const { browser: owner } = await openSession(portal);
  const reviewers = [(await openStaffSession(portal)).browser, (await openStaffSession(portal)).browser] as const;
  const models = new Map<string, Model>();
  const steps = { taken: 0, rejected: 0 };

  function note(response: BrowserResponse, expected: State | 'rejected', model?: Model): boolean {
    const context = { seed: SEED, step: { ...steps }, from: model?.state };
    const isTaken = expected !== 'rejected';
    steps[isTaken ? 'taken' : 'rejected'] += 1;
    const state = (response.body.data as ApplicationReceipt | null)?.state;
    expect({ ...context, status: response.status, ...(isTaken && { state }) }).toEqual({
      ...{ ...context, status: isTaken ? 200 : 409 },
      ...(isTaken && { state: expected }),
    });
    return isTaken;
  }

  /** The owner has one open application for each model. */
  async function submit(): Promise<void> {
    const modelId = choose(APPLIED_MODELS);
    const isTwice = [...models.values()].some((model) => model.modelId === modelId && isOpen(model));
    const response = await sendForm(owner, 'model', { modelId });
    if (!note(response, isTwice ? 'rejected' : expectState(null, 'submit', 'user'))) return;
    const { applicationNo } = response.body.data as ApplicationReceipt;
    models.set(applicationNo, { modelId, state: 10, worker: undefined, version: 1 });
  }

  async function review(applicationNo: string, model: Model, action: 'claim' | 'approve' | 'reject'): Promise<void> {
    const who = choose([0, 1] as const);
    const isSeen = choose([true, true, true, true, false]);
    const call = { claim: 'claim', approve: 'pass', reject: 'reject' }[action];
    const response = await callReview(reviewers[who], call, {
      ...{ applicationNo, reason: '资料与登记不一致' },
      version: model.version - (isSeen ? 0 : 1),
    });
    const isOthers = model.worker !== undefined && model.worker !== who;
    const isHandedOver = action === 'claim' && model.state === 20 && isOthers;
    const listed = isHandedOver ? model.state : expectState(model.state, action, 'reviewer');
    const expected = !isSeen || (isOthers && !isHandedOver) ? 'rejected' : listed;
    if (!note(response, expected, model) || expected === 'rejected') return;
    Object.assign(model, { state: expected, version: (response.body.data as QueuedApplicationDetail).version });
    if (action === 'claim') model.worker = who;
  }

  async function withdraw(applicationNo: string, model: Model): Promise<void> {
    const expected = expectState(model.state, 'withdraw', 'user');
    if (!note(await withdrawApplication(owner, applicationNo), expected, model) || expected === 'rejected') return;
    Object.assign(model, { state: expected, version: model.version + 1 });
  }

  for (let step = 0; step < STEPS; step += 1) {
    const action = choose([...ACTIONS, ...ACTIONS, 'submit', 'withdraw'] as const);
    // Open ones more often than the many that are over.
    const open = [...models].filter(([, model]) => isOpen(model));
    const chosen = choose(open.length > 0 && choose([true, true, false]) ? open : [...models]);
    if (action === 'submit' || chosen === undefined) await submit();
    else if (action === 'withdraw') await withdraw(...chosen);
    else await review(...chosen, action);
  }

  expect(steps.taken).toBeGreaterThan(STEPS / 6);
  expect(steps.rejected).toBeGreaterThan(STEPS / 6);
  for (const [applicationNo, model] of models) await expectLog(owner, applicationNo, model);
});

/** Every line of a log follows the one before, by a way of the table or a note, and every step has its message. */
async function expectLog(owner: TestBrowser, applicationNo: string, { state }: Model) {
  const { log } = await openApplication(owner, applicationNo);
  log.reduce<number | null>((before, line: StatusLogEntry) => {
    expect(line.from).toBe(before);
    const way = findTransition(applicationLifecycle, line.from as State | null, line.act as Action, line.actorRole);
    expect(line.act === 'transfer' ? line.from : way?.to).toBe(line.to);
    return line.to;
  }, null);
  expect(log.at(-1)?.to).toBe(state);
  const messages = await portal.database.query('select 1 from user_message where record_no = $1', [applicationNo]);
  expect(messages).toHaveLength(log.filter(({ act }) => act !== 'transfer').length);
}
