import type { CertificationType, Identification } from '@portal/api-contract/account';
import { randomUUID } from 'node:crypto';
import { toChinaDay } from '../../platform/china-time';
import { createRecordTimers } from '../../platform/records/record-timers';
import { openTestDatabase } from '../../testing/patient-limits';
import { runDue } from '../../testing/run-due';
import { createSeededRandom } from '../../testing/seeded-random';
import { setUp, setUpPortal } from '../../testing/set-up';
import type { TestBrowser } from '../../testing/test-browser';
import { createTestClock } from '../../testing/test-clock';
import { identifications } from './identifications.repository';
import { identification } from './realname.tables';
import { ACCOUNT, createEnterpriseCalls, fillInLegalPerson } from './testing/enterprise-calls';
import { EVERYWHERE, IdentityModel, observe, type Submitted } from './testing/identity-model';
import { createProofCalls } from './testing/proof-calls';
import { createRealnameCalls, findPerson, keepSessions, setEntrance, toElements } from './testing/realname-calls';
import { createReviewCalls } from './testing/review-calls';

/** A walk has so many steps, and goes on until it has been everywhere. */
const [STEPS, MAX_STEPS] = [300, 1000];

/** The same steps every time; any other seed walks others, and has to come to the same. */
const SEED = Number(process.env['LIFECYCLE_SEED'] ?? 20_261_124);

const HOUR_S = 3600;
const DAY_S = 24 * HOUR_S;
const JUMPS = [HOUR_S, DAY_S + HOUR_S, 3 * DAY_S + HOUR_S, 11 * DAY_S, 31 * DAY_S, 181 * DAY_S] as const;

/** Days for which some documents are valid: longer than they are renewed before, and no longer than a jump of the clock. */
const VALID_DAYS = 40;

/** Which enterprise an account may become that is neither of the names of the first. */
const OTHER = 2;

const { now, advance } = createTestClock('2026-06-05T12:00:00+08:00');
const portal = setUpPortal({ doesJobs: true, clock: now, isDemo: true });
const database = setUp(() => openTestDatabase(portal.database.address));
const calls = createRealnameCalls(portal);
const enterprises = createEnterpriseCalls(portal);
const reviews = createReviewCalls(portal, now);
const proofs = createProofCalls(portal);

interface Subject {
  readonly browser: TestBrowser;
  readonly userId: string;
  readonly model: IdentityModel;
  /** Which enterprise it is; the first two are one by another name. */
  name: number;
  /** What was submitted last; without an id before the first time. */
  last: Pick<Identification, 'id'> & { readonly name: number };
  /** What came in, as it was told at once. */
  amount: string;
}

/** What is sent, by which call, and what the model has to know of it. */
interface Sent extends Omit<Submitted, 'type'> {
  readonly call: string;
  readonly form: object;
}

/** What was done, what the model expects, and what came. */
type Step = readonly [name: string, expected: number, actual: number];

it(`goes as the table says for random steps of owners, strangers, reviewers and the clock (seed ${SEED})`, async () => {
  await setEntrance(portal, true, true);
  const random = createSeededRandom(SEED);
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item;
  const missing = new Set(EVERYWHERE);
  /** One of some, and as often as not one that leads to where the walk has not been. */
  const lean = <Item>(items: readonly Item[], isMissing: (item: Item) => boolean): Item => {
    const wanted = items.filter(isMissing);
    return pick(wanted.length > 0 && random() < 0.5 ? wanted : items);
  };
  const reviewers = [await reviews.logInReviewer(), await reviews.logInReviewer()] as const;
  const { three } = toElements(findPerson('pass'));
  const timers = createRecordTimers(identifications, { database, clock: now, dueAt: identification.expiresAt });
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
  function pickType({ model, name }: Subject): CertificationType {
    const types: readonly CertificationType[] =
      random() < 0.25
        ? [1, 2, 3, 4, 5, 6]
        : { none: [1, 1, 2] as const, person: [1, 3] as const, enterprise: [4, 5, 6] as const }[model.kind];
    // The other enterprise has one name.
    return lean(
      types.filter((type) => type !== 4 || name !== OTHER),
      (type) => missing.has(`type ${type} in effect`),
    );
  }

  /** A document that is valid for good, or soon ends. */
  function pickValidity() {
    if (random() < 0.5) return { validUntil: null, endsAt: Infinity };
    const validUntil = toChinaDay(new Date(stamp() + VALID_DAYS * DAY_S * 1000));
    return { validUntil, endsAt: Date.parse(`${validUntil}T24:00:00+08:00`) };
  }

  /** What a person sends to be verified, by the way they take. */
  async function fillInPerson(browser: TestBrowser): Promise<Sent> {
    const proof = lean(['telephone', 'face', 'none'] as const, (way) => missing.has('face 200') && way === 'face');
    const { name, idNumber } = three;
    if (proof === 'telephone') return { call: 'personThreeElement', proof, form: three, endsAt: Infinity };
    if (proof === 'face') return { call: 'personThreeElement', proof, form: { name, idNumber }, endsAt: Infinity };
    const { validUntil, endsAt } = pickValidity();
    return { call: 'personCredentials', proof, form: { ...(await reviews.fillIn(browser)), validUntil }, endsAt };
  }

  /** What an enterprise sends. Changes of information have no amount. */
  async function fillInChange(browser: TestBrowser, type: CertificationType, name: number): Promise<Sent> {
    const proof = lean(
      type === 6 ? (['consent', 'none'] as const) : (['remittance', 'consent', 'none'] as const),
      // A consent is the shortest way to an identity.
      (way) => missing.size > 0 && way === (missing.has('locked') ? 'remittance' : 'consent'),
    );
    const { validUntil, endsAt } = pickValidity();
    const form = { ...fillInLegalPerson('pass', name), type, validUntil };
    if (proof === 'remittance') return { call: 'enterpriseThreeElement', proof, form, endsAt };
    if (proof === 'consent') return { call: 'enterpriseFourElement', proof, form, endsAt };
    const pictures = await reviews.uploadPapers(browser);
    return { call: 'enterpriseCredentials', proof, form: { ...form, signerRole: 1, ...pictures }, endsAt };
  }

  /** Which enterprise a type leads to. */
  function pickName(type: CertificationType, { model, name }: Subject): number {
    if (model.kind !== 'enterprise') return name;
    if (type === 4) return 1 - name;
    if (type === 5) return name === OTHER ? 0 : OTHER;
    return name;
  }

  async function submit(subject: Subject): Promise<Step> {
    const { browser, model } = subject;
    const type = pickType(subject);
    const name = pickName(type, subject);
    const { call, form, ...sent } = await (type === 1 ? fillInPerson(browser) : fillInChange(browser, type, name));
    const expected = model.submit({ type, ...sent }, stamp());
    const { status, body } = await calls.post(browser, call, form);
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

  async function showFace({ browser, model, last: { id } }: Subject): Promise<Step> {
    const isPassed = random() < 0.7;
    if (model.awaited !== 'face') {
      const { status } = await calls.post(browser, 'generateFaceCenterUrl', { id });
      return ['face', model.answer('face', isPassed, stamp()), status];
    }
    const { sessionId, code } = await proofs.startFace(browser, id);
    const finish = async () => (await calls.post(browser, 'faceRecognitionAuth', { sessionId })).status;
    // Nothing comes of a face that nobody has shown.
    expect(await finish()).toBe(409);
    await proofs.play(isPassed ? 'pass' : 'refuse', await proofs.scan(code));
    return ['face', model.answer('face', isPassed, stamp()), await finish()];
  }

  async function decide({ browser, model, last: { id } }: Subject): Promise<Step> {
    const isPassed = random() < 0.7;
    if (model.awaited !== 'consent') {
      const { status } = await calls.post(browser, 'signLink', { id });
      return ['decide', model.answer('consent', isPassed, stamp()), status];
    }
    const { status } = await proofs.confirm(await proofs.createLink(browser, id), isPassed);
    return ['decide', model.answer('consent', isPassed, stamp()), status];
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

  async function letTimePass(): Promise<Step> {
    advance(lean(JUMPS, (jump) => missing.has('ended') && jump > VALID_DAYS * DAY_S));
    await keepSessions(portal, now());
    return ['clock', 200, 200];
  }

  /** Does what is due by now, and what comes of it: a change that ends may leave an identity whose document is over. */
  async function settle(subjects: readonly Subject[]): Promise<void> {
    const findDue = () => Promise.all(timers.map((timer) => timer.findDue(now(), 1)));
    // What the portal has queued is not found, and still is to be done.
    do await runDue(database.orm, timers, now());
    while ((await findDue()).some((keys) => keys.length > 0));
    for (const { model } of subjects) model.tick(stamp());
  }

  const ACTIONS = [submit, submit, prove, apply, tell, tell, cancel, review, review, showFace, decide] as const;

  /** An action that leads on from where somebody stands, as often as not. */
  function pickAction({ model, last }: Subject): (typeof ACTIONS)[number] {
    if (last.id === '') return submit;
    const proof = { telephone: prove, face: showFace, remittance: apply, consent: decide, none: submit }[model.awaited];
    const onward = { 0: submit, 2: proof, 4: tell, 5: review }[model.ongoing as number];
    if (onward && random() < 0.65) return onward;
    return lean(ACTIONS, ({ name }) => missing.has(`${name} 200`) || missing.has(`${name} 409`));
  }

  // Somebody has at most three accounts, and an enterprise at most five.
  const subjects = [await open(), await open(), await open()];
  for (let step = 0; step < STEPS || (missing.size > 0 && step < MAX_STEPS); step += 1) {
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
    const taken = who < 0.08 ? letTimePass() : who < 0.12 ? strange() : pickAction(subject)(subject);
    const [name, expected, actual] = await taken;
    await settle(subjects);
    expect({ step, name, ...subject.model.observe(), status: actual }).toEqual({
      ...{ step, name, ...subject.model.observe(), status: expected },
    });
    missing.delete(actual === 429 ? 'locked' : `${name} ${actual}`);
    const seen = await calls.find(subject.browser);
    expect({ step, name, ...observe(seen) }).toEqual({ step, name, ...subject.model.observe() });
    if (seen.effective?.state === 6) missing.delete(`type ${seen.effective.type} in effect`);
    if (seen.effective?.state === 10) missing.delete('ended');
    if (seen.effective?.id === subject.last.id) subject.name = subject.last.name;
  }

  expect([...missing]).toEqual([]);
});
