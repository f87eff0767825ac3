import type { CertificationType, Identification } from '@portal/api-contract/account';
import { randomUUID } from 'node:crypto';
import { createRecordTimers } from '../../platform/records/record-timers';
import { openTestDatabase } from '../../testing/patient-limits';
import { runDue } from '../../testing/run-due';
import { createSeededRandom } from '../../testing/seeded-random';
import { setUp, setUpPortal } from '../../testing/set-up';
import type { TestBrowser } from '../../testing/test-browser';
import { createTestClock } from '../../testing/test-clock';
import { identifications } from './identifications.repository';
import { identification } from './realname.tables';
import { ACCOUNT, createEnterpriseCalls, fillInEnterprise } from './testing/enterprise-calls';
import { IdentityModel, observe } from './testing/identity-model';
import { createRealnameCalls, findPerson, keepSessions, setEntrance, toElements } from './testing/realname-calls';
import { createReviewCalls } from './testing/review-calls';

const STEPS = 250;

/** The same steps every time; others are walked by another seed. */
const SEED = Number(process.env['LIFECYCLE_SEED'] ?? 20_261_124);

const HOUR_S = 3600;
const JUMPS = [HOUR_S, 25 * HOUR_S, 73 * HOUR_S, 11 * 24 * HOUR_S] as const;

const { now, advance } = createTestClock('2026-06-05T12:00:00+08:00');
const portal = setUpPortal({ doesJobs: true, clock: now, isDemo: true });
const database = setUp(() => openTestDatabase(portal.database.address));
const calls = createRealnameCalls(portal);
const enterprises = createEnterpriseCalls(portal);
const reviews = createReviewCalls(portal, now);

interface Subject {
  readonly browser: TestBrowser;
  readonly userId: string;
  readonly model: IdentityModel;
  /** Which of the names of the enterprise it has. */
  name: number;
  /** What was submitted last; without an id before the first time. */
  last: Pick<Identification, 'id'> & { readonly name: number };
  /** What came in, as it was told at once. */
  amount: string;
}

/** What was done, what the model expects, and what came. */
type Step = readonly [name: string, expected: number, actual: number];

it(`goes as the table says for ${STEPS} random steps of owners, strangers, reviewers and the clock (seed ${SEED})`, async () => {
  await setEntrance(portal, true, true);
  const random = createSeededRandom(SEED);
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item;
  const reviewers = [await reviews.logInReviewer(), await reviews.logInReviewer()] as const;
  const visited = new Set<string>();
  const { three } = toElements(findPerson('pass'));
  const stamp = () => now().getTime();

  async function open(): Promise<Subject> {
    const last = { id: '', name: 0 };
    return { ...(await reviews.logIn()), model: new IdentityModel(), name: 0, last, amount: '' };
  }

  /** Notes what was taken; whoever is to review it is sent no hurry by the demonstration's own reviewer. */
  async function note(subject: Subject, body: { readonly data: unknown }, name = subject.name): Promise<void> {
    const { id, state } = body.data as Identification;
    subject.last = { id, name };
    if (state !== 5) return;
    await portal.database.query(`update identification set warning = '请核对' where id = $1`, [id]);
    await reviews.openWithFacts(reviewers[0], id);
  }

  /** The type that fits, or any. */
  function pickType({ model }: Subject): CertificationType {
    if (random() < 0.25) return pick([1, 2, 3, 4, 6]);
    return pick({ none: [1, 1, 2], person: [3], enterprise: [4, 4, 6] }[model.kind]) as CertificationType;
  }

  async function submit(subject: Subject): Promise<Step> {
    const { browser, model } = subject;
    const type = pickType(subject);
    if (type === 1) {
      const isReview = random() < 0.4;
      const payload = isReview ? await reviews.fillIn(browser) : three;
      const expected = model.submit(1, isReview ? 'none' : 'telephone', stamp());
      const { status, body } = await calls.post(
        browser,
        isReview ? 'personCredentials' : 'personThreeElement',
        payload,
      );
      if (status === 200) await note(subject, body);
      return ['submit', expected, status];
    }
    const name = type === 4 && model.kind === 'enterprise' ? 1 - subject.name : subject.name;
    const form = { ...fillInEnterprise('pass', name), type, validUntil: null };
    // Changes of information have no amount.
    const isReview = type === 6 || random() < 0.5;
    const files = isReview && {
      ...{ signerRole: 1, licenceFileId: await reviews.upload(browser), letterFileId: await reviews.upload(browser) },
    };
    const expected = model.submit(type, isReview ? 'none' : 'remittance', stamp());
    const call = isReview ? 'enterpriseCredentials' : 'enterpriseThreeElement';
    const { status, body } = await calls.post(browser, call, { ...form, ...files });
    if (status === 200) await note(subject, body, name);
    return ['submit', expected, status];
  }

  async function prove({ browser, model, last: { id } }: Subject): Promise<Step> {
    const code = model.isProvable ? await calls.sendCode(browser, id) : '000000';
    const expected = model.prove(stamp());
    const status = (await calls.post(browser, 'smsVerify', { id, code })).status;
    return ['prove', expected, status];
  }

  async function apply(subject: Subject): Promise<Step> {
    const { id } = subject.last;
    const expected = subject.model.apply(stamp());
    const { status } = await calls.post(subject.browser, 'unionPayApply', { id, ...ACCOUNT });
    if (status === 200) subject.amount = await enterprises.readAmount(id);
    return ['apply', expected, status];
  }

  async function tell({ browser, model, amount, last: { id } }: Subject): Promise<Step> {
    const isRight = random() < 0.2;
    const expected = model.tell(isRight, stamp());
    const wrong = amount === '0.50' ? '0.51' : '0.50';
    const told = { id, amount: isRight ? amount || wrong : wrong };
    return ['tell', expected, (await calls.post(browser, 'unionPayVerify', told)).status];
  }

  async function cancel({ browser, model, last: { id } }: Subject): Promise<Step> {
    return ['cancel', model.cancel(stamp()), (await calls.cancel(browser, id)).status];
  }

  async function review({ model, last: { id } }: Subject): Promise<Step> {
    const index = random() < 0.5 ? 0 : 1;
    const { version } = await reviews.open(reviewers[index], id);
    const { status, body } = await reviews.ops(reviewers[index], 'claim', { id, version });
    const seen = { id, version: (body.data as { version?: number } | null)?.version ?? version };
    if (random() < 0.3) {
      const expected = model.reject(stamp());
      const decided = await reviews.ops(reviewers[index], 'reject', { ...seen, reasonCode: 'blurred' });
      return ['reject', expected, status === 200 ? decided.status : status];
    }
    const expected = model.pass(index, stamp());
    const decided = status === 200 ? (await reviews.ops(reviewers[index], 'pass', seen)).status : status;
    // Whoever may not decide gives it back.
    if (status === 200 && decided === 409) await reviews.ops(reviewers[index], 'release', seen);
    return ['pass', expected, decided];
  }

  async function letTimePass(subjects: readonly Subject[]): Promise<Step> {
    advance(pick(JUMPS));
    await keepSessions(portal, now());
    const timers = createRecordTimers(identifications, { database, clock: now, dueAt: identification.expiresAt });
    await runDue(database.orm, timers, now());
    for (const { model } of subjects) model.tick(stamp());
    return ['clock', 200, 200];
  }

  const ACTIONS = [submit, submit, prove, apply, tell, tell, cancel, review, review] as const;

  /** An action that leads on from where somebody stands, as often as not. */
  function pickAction({ model, last }: Subject): (typeof ACTIONS)[number] {
    if (last.id === '') return submit;
    const onward = { 0: submit, 2: model.isProvable ? prove : apply, 4: tell, 5: review }[model.ongoing as number];
    return onward && random() < 0.65 ? onward : pick(ACTIONS);
  }

  // Somebody has at most three accounts, and an enterprise at most five.
  const subjects = [await open(), await open(), await open()];
  for (let step = 0; step < STEPS; step += 1) {
    // Of two records of the same moment none is the newer.
    advance(1);
    // How often something may be tried is not what this is about.
    await portal.database.query('delete from identification_attempt');
    const place = Math.floor(random() * subjects.length);
    const subject = subjects[place] as Subject;
    if (subject.model.kind === 'enterprise' && subject.model.ongoing === 0 && random() < 0.2) {
      await portal.database.query('delete from identification where owner_id = $1', [subject.userId]);
      subjects[place] = await open();
      continue;
    }
    const who = random();
    const stranger = subjects[(place + 1) % subjects.length] as Subject;
    const strange = async (): Promise<Step> => {
      const status = (await calls.cancel(stranger.browser, subject.last.id || randomUUID())).status;
      return ['stranger', 404, status];
    };
    const taken = who < 0.08 ? letTimePass(subjects) : who < 0.12 ? strange() : pickAction(subject)(subject);
    const [name, expected, actual] = await taken;
    expect({ step, name, ...subject.model.observe(), status: actual }).toEqual({
      ...{ step, name, ...subject.model.observe(), status: expected },
    });
    visited.add(`${name} ${actual}`);
    const seen = await calls.find(subject.browser);
    expect({ step, name, ...observe(seen) }).toEqual({ step, name, ...subject.model.observe() });
    if (seen.effective?.id === subject.last.id) subject.name = subject.last.name;
  }

  // The walk has gone everywhere, and has been rejected as well as let through.
  for (const name of ['submit', 'prove', 'apply', 'cancel', 'reject', 'pass'])
    expect([name, visited.has(`${name} 200`), visited.has(`${name} 409`)]).toEqual([name, true, true]);
  for (const way of ['tell 200', 'tell 400', 'tell 409', 'stranger 404', 'clock 200'])
    expect([way, visited.has(way)]).toEqual([way, true]);
  // Wrong amounts have locked somebody.
  expect([...visited].filter((way) => way.endsWith(' 429'))).not.toEqual([]);
});
