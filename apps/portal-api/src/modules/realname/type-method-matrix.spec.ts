import {
  CERTIFICATION_METHODS,
  CERTIFICATION_TYPES,
  type CertificationMethod,
  type CertificationType,
  type IdentificationDetail,
  METHODS_OF_TYPES,
} from '@portal/api-contract/account';
import type { TestBrowser } from '../../testing/test-browser';
import { ACCOUNT, fillInLegalPerson } from './testing/enterprise-calls';
import { findPerson, toElements } from './testing/realname-calls';
import { setUpRealname } from './testing/set-up-realname';

const { advance, calls, enterprises, proofs, reviews } = setUpRealname();

const { three, four } = toElements(findPerson('pass'));

/** Which of the enterprises of the sandbox a type leads to: the first by another name, or another one. */
const ENTERPRISE_OF_TYPES: Readonly<Partial<Record<CertificationType, number>>> = { 4: 1, 5: 2 };

/** Somebody who stands where a type begins. */
async function begin(type: CertificationType): Promise<TestBrowser> {
  const { browser } = await reviews.logIn();
  if (type === 3) await proveByCode(browser, (await calls.submit(browser, 'personThreeElement', three)).id);
  if (type > 3) await enterprises.verify(browser, fillInLegalPerson('pass'));
  // Of two records of the same moment none is the newer.
  advance(1);
  return browser;
}

async function proveByCode(browser: TestBrowser, id: string): Promise<IdentificationDetail> {
  return calls.submit(browser, 'smsVerify', { id, code: await calls.sendCode(browser, id) });
}

/** What a method does with somebody who is to pass, or not. */
type Way = (browser: TestBrowser, form: object, isToPass: boolean) => Promise<unknown>;

/** Passes or refuses what waits for reviewers; changes of name and subject are passed by two. */
async function review(id: string, isToPass: boolean): Promise<void> {
  for (;;) {
    const reviewer = await reviews.logInReviewer();
    const { version } = await reviews.claim(reviewer, id);
    const seen = { id, version, ...(!isToPass && { reasonCode: 'different' }) };
    const { body } = await reviews.ops(reviewer, isToPass ? 'pass' : 'reject', seen);
    if ((body.data as IdentificationDetail).state !== 5) return;
  }
}

const WAYS: Readonly<Record<CertificationMethod, Way>> = {
  1: async (browser, _form, isToPass) => {
    const { name, idNumber } = three;
    const { id } = await calls.submit(browser, 'personThreeElement', { name, idNumber });
    const { sessionId, code } = await proofs.startFace(browser, id);
    await proofs.play(isToPass ? 'pass' : 'refuse', await proofs.scan(code));
    await calls.submit(browser, 'faceRecognitionAuth', { sessionId });
  },
  2: async (browser, _form, isToPass) => review((await reviews.submit(browser)).id, isToPass),
  3: async (browser, form, isToPass) => {
    if (!isToPass) return calls.submit(browser, 'enterpriseThreeElement', { ...form, legalPerson: '别人某' });
    const { id } = await calls.submit(browser, 'enterpriseThreeElement', form);
    await calls.submit(browser, 'unionPayApply', { id, ...ACCOUNT });
    return calls.submit(browser, 'unionPayVerify', { id, amount: await enterprises.readAmount(id) });
  },
  4: async (browser, form, isToPass) => {
    const { id } = await calls.submit(browser, 'enterpriseFourElement', form);
    await proofs.confirm(await proofs.createLink(browser, id), isToPass);
  },
  5: async (browser, form, isToPass) => {
    const sent = { ...form, ...(await reviews.uploadPapers(browser)), signerRole: 1 };
    await review((await calls.submit(browser, 'enterpriseCredentials', sent)).id, isToPass);
  },
  6: async (browser, _form, isToPass) => {
    const bankCard = isToPass ? four.bankCard : findPerson('bankCard').bankCard;
    const { id, state } = await calls.submit(browser, 'personFourElement', { ...four, bankCard });
    if (state === 2) await proveByCode(browser, id);
  },
};

const TYPES = Object.keys(CERTIFICATION_TYPES).map(Number) as CertificationType[];
const METHODS = Object.keys(CERTIFICATION_METHODS).map(Number) as CertificationMethod[];
const allows = (type: CertificationType, method: CertificationMethod) =>
  (METHODS_OF_TYPES[type] as readonly CertificationMethod[]).includes(method);
const name = (type: CertificationType, method: CertificationMethod) =>
  [`${CERTIFICATION_TYPES[type]} by ${CERTIFICATION_METHODS[method]}`, type, method] as const;

const ALLOWED = TYPES.flatMap((type) => METHODS.filter((method) => allows(type, method)).map((one) => name(type, one)));

describe('each type by each method that there is for it', () => {
  it('is as the design lists it', () => {
    expect(METHODS_OF_TYPES).toEqual({
      ...{ 1: [1, 2, 6], 2: [3, 4, 5], 3: [3, 4, 5] },
      ...{ 4: [3, 4, 5], 5: [3, 4, 5], 6: [4, 5] },
    });
  });

  it.each(ALLOWED)(
    '%s: one that is refused leaves what there was, and the next one passes',
    async (_name, type, method) => {
      const browser = await begin(type);
      const before = await calls.find(browser);
      const form = { ...fillInLegalPerson('pass', ENTERPRISE_OF_TYPES[type]), ...(type > 1 && { type }) };
      await WAYS[method](browser, form, false);
      const rejected = await calls.find(browser);
      const { effective, kind } = before;
      expect(rejected).toMatchObject({ effective: effective && { id: effective.id, state: 6 }, kind, ongoing: null });
      expect(rejected.failed).toMatchObject({ type, method, state: 7, reason: expect.stringMatching(/./) });
      advance(1);
      await WAYS[method](browser, form, true);
      const passed = { state: 6, kind: type === 1 ? 'person' : 'enterprise', ongoing: null, failed: null };
      expect(await calls.find(browser)).toMatchObject({ ...passed, effective: { type, method } });
      if (effective) expect((await calls.detail(browser, effective.id)).body.data).toMatchObject({ state: 11 });
    },
  );
});

describe('a type by a method that there is none of', () => {
  it.each([
    ['persons by calls of enterprises', 1, 'enterpriseThreeElement', 'type'],
    ['persons by calls of enterprises', 1, 'enterpriseFourElement', 'type'],
    ['persons by calls of enterprises', 1, 'enterpriseCredentials', 'type'],
    ['changes of information by an amount', 6, 'enterpriseThreeElement', 'type'],
  ] as const)('is refused as a field: %s', async (_name, type, call, field) => {
    const { browser } = await reviews.logIn();
    const files = { ...(await reviews.uploadPapers(browser)), signerRole: 1 };
    const sent = { ...fillInLegalPerson('pass'), ...(call === 'enterpriseCredentials' && files), type };
    const { body } = await calls.post(browser, call, sent);
    expect(body).toMatchObject({ code: '422', data: { fieldErrors: [{ field }] } });
  });
});
