import { randomUUID } from 'node:crypto';
import { makePicture } from '../../../testing/sample-files';
import type { IdentityVerifier, VerifierOffers } from '../verifier/identity-verifier';
import { SANDBOX_ENTERPRISES } from '../verifier/sandbox-enterprises';
import { FIRST_WIDTH } from '../verifier/sandbox-verifier';
import { findPerson } from './realname-calls';

/** A side that knows the people of the sandbox, as far as it knows anybody. */
export interface VerifierUnderTest {
  readonly verifier: IdentityVerifier;
  /** Reference of a face that may begin now. */
  createReference(): Promise<string>;
  /** Ends a face that was begun: as whoever was asked for, or not. */
  endFace(face: { readonly reference: string; readonly token: string }, isSame: boolean): Promise<void>;
}

/** How specs ask. */
export const toCall = (reference: string = randomUUID(), limitMs = 60_000) => ({
  reference,
  signal: AbortSignal.timeout(limitMs),
});

const RIGHT = findPerson('pass');
const PERSON = { name: RIGHT.name, idNumber: RIGHT.idNumber };
const WITH_TELEPHONE = { ...PERSON, telephone: RIGHT.telephone };
const WITH_CARD = { ...WITH_TELEPHONE, bankCard: RIGHT.bankCard };
const { companyName = '', creditCode = '', legalPerson = '', legalPersonIdNumber = '' } = SANDBOX_ENTERPRISES[0] ?? {};
const ALONE = { companyName, creditCode, legalPerson };
const ENTERPRISE = { ...ALONE, legalPersonIdNumber };
const FACE = {
  ...PERSON,
  pageUrl: 'https://portal.example/face',
  returnUrl: 'https://portal.example/face?returnTicket=s',
};
const REMITTANCE = { accountName: companyName, account: '4558000012345678', bankName: '中国银行', branchNo: '' };

/** What each thing that may be offered is asked by. */
const QUESTIONS: Readonly<Record<keyof VerifierOffers, (verifier: IdentityVerifier) => Promise<unknown>>> = {
  elements: (verifier) => verifier.checkPerson(WITH_CARD, toCall()),
  enterpriseAlone: (verifier) => verifier.checkEnterprise(ALONE, toCall()),
  face: (verifier) => verifier.startFace(FACE, toCall()),
  documents: async (verifier) =>
    verifier.readDocument({ kind: 'front', type: 'jpg', bytes: await makePicture('jpg', FIRST_WIDTH) }, toCall()),
  remittance: (verifier) => verifier.remit(REMITTANCE, toCall()),
};

/** Declares the tests that every side has to pass, each by what it offers. */
export function describeVerifier(name: string, offers: VerifierOffers, start: () => Promise<VerifierUnderTest>): void {
  describe(`the verifier ${name}`, () => {
    let tested: VerifierUnderTest;
    beforeAll(async () => {
      tested = await start();
    });

    it('says what it offers, and rejects everything else for good', async () => {
      expect(tested.verifier.offers).toEqual(offers);
      for (const [key, ask] of Object.entries(QUESTIONS)) {
        const asking = ask(tested.verifier);
        if (offers[key as keyof VerifierOffers]) await expect(asking).resolves.toBeDefined();
        else await expect(asking).rejects.toMatchObject({ name: 'VerifierUnreachableError', isOutage: false });
      }
      expect(tested.verifier.findBanks('').length > 0).toBe(offers.remittance);
    });

    if (offers.elements) describeElements(() => tested.verifier);
    if (offers.face) describeFaces(() => tested);
    if (offers.documents) describeDocuments(() => tested.verifier);
    if (offers.remittance) describeRemittances(() => tested.verifier);
  });
}

function describeElements(get: () => IdentityVerifier): void {
  it('knows a person by two, three and four elements', async () => {
    for (const asked of [PERSON, WITH_TELEPHONE, WITH_CARD])
      expect(await get().checkPerson(asked, toCall())).toEqual({ isMatch: true });
  });

  it.each([
    ['name', { ...WITH_TELEPHONE, name: '林予' }],
    ['telephone', { ...WITH_TELEPHONE, telephone: '13800000002' }],
    ['bankCard', { ...WITH_CARD, bankCard: '6299990000000025' }],
  ])('tells that the %s is another', async (element, asked) => {
    const verdict = await get().checkPerson(asked, toCall());
    expect(verdict).toMatchObject({ isMatch: false, element, reason: expect.stringMatching(/不一致$/) });
  });

  it('knows an enterprise, and tells what is another’s', async () => {
    expect(await get().checkEnterprise(ENTERPRISE, toCall())).toEqual({ isMatch: true });
    for (const changed of [{ legalPerson: '周启航' }, { legalPersonIdNumber: '110000199209180038' }])
      expect(await get().checkEnterprise({ ...ENTERPRISE, ...changed }, toCall())).toMatchObject({
        ...{ isMatch: false, element: Object.keys(changed)[0] },
      });
  });

  it('rejects where nothing can be said', async () => {
    const { name, idNumber } = findPerson('unreachable');
    const asking = get().checkPerson({ name, idNumber }, toCall());
    await expect(asking).rejects.toMatchObject({ name: 'VerifierUnreachableError', isOutage: true });
  });
}

function describeFaces(get: () => VerifierUnderTest): void {
  async function begin() {
    const reference = await get().createReference();
    const { url, token } = await get().verifier.startFace(FACE, toCall(reference));
    const read = (asked: object = {}, as = reference) =>
      get().verifier.readFace({ ...PERSON, token, ...asked }, toCall(as));
    return { face: { reference, token }, url, read };
  }

  it.each([
    ['passed', true],
    ['failed', false],
  ])('compares a face, which waits until it has %s', async (progress, isSame) => {
    const { face, url, read } = await begin();
    expect(new URL(url).protocol).toBe('https:');
    expect(await read()).toBe('waiting');
    await get().endFace(face, isSame);
    expect(await read()).toBe(progress);
    // Asked twice, it says the same.
    expect(await read()).toBe(progress);
  });

  it('lets no face pass for what it was not begun for', async () => {
    const [ended, open] = [await begin(), await begin()];
    await get().endFace(ended.face, true);
    expect(await open.read()).toBe('waiting');
    for (const reference of [open.face.reference, randomUUID()])
      expect(await ended.read({}, reference).catch(() => 'unknown')).not.toBe('passed');
    expect(await ended.read()).toBe('passed');
  });
}

function describeDocuments(get: () => IdentityVerifier): void {
  it('reads documents, and nothing where there is none', async () => {
    const read = async (kind: 'front' | 'licence', width: number) =>
      get().readDocument({ kind, type: 'jpg', bytes: await makePicture('jpg', width) }, toCall());
    expect(await read('front', FIRST_WIDTH)).toEqual({ name: RIGHT.name, number: RIGHT.idNumber });
    expect(await read('licence', FIRST_WIDTH)).toEqual({ name: companyName, number: creditCode });
    expect(await read('front', 40)).toEqual({ name: '', number: '' });
  });
}

function describeRemittances(get: () => IdentityVerifier): void {
  const remitTo = (outcome: string, reference?: string) => {
    const to = SANDBOX_ENTERPRISES.find((one) => one.outcome === outcome);
    return get().remit({ ...REMITTANCE, accountName: to?.companyName ?? '' }, toCall(reference));
  };

  it('sends less than a yuan, once for each reference', async () => {
    const reference = randomUUID();
    const sent = await remitTo('pass', reference);
    expect(sent).toEqual({ state: 'paid', amount: expect.any(Number) });
    const amount = sent.state === 'paid' ? sent.amount : 0;
    expect(Number.isInteger(amount) && amount >= 1 && amount <= 99).toBe(true);
    expect(await remitTo('pass', reference)).toEqual(sent);
  });

  it('says that an amount is on its way, or why it was sent back', async () => {
    expect(await remitTo('remitPending')).toEqual({ state: 'pending' });
    expect(await remitTo('remitFails')).toEqual({ state: 'failed', reason: expect.stringMatching(/银行/) });
  });

  it('finds the banks that it sends to by a part of their name', () => {
    expect(get().findBanks('招商')).toEqual([{ bankCode: 'CMB', bankName: '招商银行' }]);
    expect(get().findBanks('没有这家银行')).toEqual([]);
  });
}
