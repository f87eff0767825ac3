import type { InvoiceTitleDetail, StatusLogEntry } from '@portal/api-contract/account';
import { type ActorRole, findTransition, invoiceTitleLifecycle, type StateOf } from '@portal/lifecycles';
import { createSeededRandom } from '../../testing/seeded-random';
import { setUpPortal } from '../../testing/set-up';
import type { TestBrowser } from '../../testing/test-browser';
import { openSession, openStaffSession } from '../../testing/test-session';
import { COMPANY, createTitleCalls, PERSON } from './testing/title-calls';

const STEPS = 2000;
const SEED = Number(process.env['LIFECYCLE_SEED'] ?? 20_261_121);

const NAMES = ['启衡科技（上海）有限公司', '澄湖乳业有限公司'] as const;
const KINDS = ['company', 'organization', 'person'] as const;

/** What the model knows of a title. */
interface Model {
  state: StateOf<typeof invoiceTitleLifecycle>;
  kind: (typeof KINDS)[number];
  name: string;
  version: number;
}

type Action = (typeof invoiceTitleLifecycle.transitions)[number]['action'];

const OPERATOR_CALLS = { approve: 'pass', reject: 'reject', expire: 'expire' } as const;
const { post, save, detail, ops } = createTitleCalls();

const portal = setUpPortal();

function createChooser(seed: number) {
  const draw = createSeededRandom(seed);
  return <Item>(items: readonly Item[]): Item => items[Math.floor(draw() * items.length)] as Item;
}

/** Where the table leads, or the same state where it has no way. */
function expectState(
  from: StateOf<typeof invoiceTitleLifecycle> | null,
  action: Action | undefined,
  role: ActorRole,
): StateOf<typeof invoiceTitleLifecycle> | 'rejected' {
  return (action && findTransition(invoiceTitleLifecycle, from, action, role)?.to) ?? 'rejected';
}

/** The action a saved form stands for; none where a passed title keeps its name. */
function chooseAction(model: Model | undefined, kind: Model['kind'], name: string): Action | undefined {
  const isCompany = kind !== 'person';
  if (model?.state !== 2) return isCompany ? 'submit' : 'save';
  return isCompany && (model.kind !== kind || model.name !== name) ? 'change' : undefined;
}

it(`moves as the table says, for ${STEPS} random steps`, async () => {
  const choose = createChooser(SEED);
  const [{ browser: owner }, { browser: finance }] = [await openSession(portal), await openStaffSession(portal)];
  const models = new Map<string, Model>();
  const steps = { taken: 0, rejected: 0 };

  async function saveTitle(id: string | undefined) {
    const model = id === undefined ? undefined : models.get(id);
    const kind = choose(KINDS);
    const name = kind === 'person' ? PERSON.name : choose(NAMES);
    const action = chooseAction(model, kind, name);
    const isQuiet = model?.state === 2 && action === undefined;
    const expected = isQuiet ? model.state : expectState(model?.state ?? null, action, 'user');
    const form = { ...COMPANY, kind, name, ...(model && { id, version: model.version }) };
    await expectTransition(await save(owner, form), expected, model, { kind, name });
  }

  async function expectTransition(
    { status, body }: Awaited<ReturnType<typeof save>>,
    expected: StateOf<typeof invoiceTitleLifecycle> | 'rejected',
    model: Model | undefined,
    changes: Partial<Model> = {},
  ) {
    const context = { seed: SEED, step: steps, from: model?.state, changes };
    if (expected === 'rejected') {
      steps.rejected += 1;
      expect({ ...context, status }).toEqual({ ...context, status: 409 });
      return;
    }
    steps.taken += 1;
    const title = body.data as InvoiceTitleDetail;
    expect({ ...context, status, state: title?.status }).toEqual({ ...context, status: 200, state: expected });
    const known = model ?? { state: expected, kind: 'company', name: '', version: 0 };
    models.set(title.id, Object.assign(known, changes, { state: expected, version: title.version }));
  }

  /** Only those that nothing can happen to any more, or the others would hardly come to be old. */
  async function deleteTitle(id: string, { state }: Model) {
    if (state !== 1 && state !== 4) return;
    const { status } = await post(owner, 'delete', { id });
    expect({ seed: SEED, step: steps, state, status }).toMatchObject({ status: state === 1 ? 409 : 200 });
    if (state === 4) models.delete(id);
  }

  for (let step = 0; step < STEPS; step += 1) {
    const isNew = models.size === 0 || (models.size < 18 && choose([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]) === 0);
    if (isNew) {
      await saveTitle(undefined);
      continue;
    }
    const [id, model] = choose([...models]);
    const action = choose([
      'saveTitle',
      'saveTitle',
      'withdraw',
      'approve',
      'approve',
      'reject',
      'expire',
      'delete',
    ] as const);
    if (action === 'delete') await deleteTitle(id, model);
    else if (action === 'saveTitle') await saveTitle(id);
    else if (action === 'withdraw')
      await expectTransition(
        await post(owner, 'withdrawAudit', { id }),
        expectState(model.state, action, 'user'),
        model,
      );
    else {
      const response = await ops(finance, OPERATOR_CALLS[action], {
        ...{ id, version: model.version, reason: '与登记不一致' },
      });
      await expectTransition(response, expectState(model.state, action, 'finance'), model);
    }
  }

  expect(steps.taken).toBeGreaterThan(STEPS / 6);
  expect(steps.rejected).toBeGreaterThan(STEPS / 6);
  for (const [id, { state }] of models) await expectLog(owner, id, state);
});

/** Every line of a log follows the one before, by a way of the table, and has its message. */
async function expectLog(owner: TestBrowser, id: string, state: StateOf<typeof invoiceTitleLifecycle>) {
  const { log, titleNo } = (await detail(owner, id)).body.data as InvoiceTitleDetail;
  log.reduce<number | null>((before, line: StatusLogEntry) => {
    expect(line.from).toBe(before);
    expect(
      findTransition(
        invoiceTitleLifecycle,
        line.from as StateOf<typeof invoiceTitleLifecycle> | null,
        line.act as Action,
        line.actorRole,
      )?.to,
    ).toBe(line.to);
    return line.to;
  }, null);
  expect(log.at(-1)?.to).toBe(state);
  const messages = await portal.database.query('select 1 from user_message where record_no = $1', [titleNo]);
  expect(messages).toHaveLength(log.length);
}
