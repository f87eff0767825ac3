import { makePicture } from '../../../testing/sample-files';
import type { IdentityVerifier } from '../verifier/identity-verifier';
import { SANDBOX_ENTERPRISES } from '../verifier/sandbox-enterprises';
import { FIRST_WIDTH } from '../verifier/sandbox-verifier';
import { findPerson } from './realname-calls';

/** A provider that knows the people of the sandbox, without faces. */
export interface VerifierUnderTest {
  readonly verifier: Omit<IdentityVerifier, 'startFace' | 'readFace' | 'remit'>;
  close(): Promise<void>;
}

/** How specs ask. */
export const toCall = (reference = '11111111-1111-4111-8111-111111111111', limitMs = 60_000) => ({
  reference,
  signal: AbortSignal.timeout(limitMs),
});

/** Declares the tests that every provider has to pass. */
export function describeVerifier(name: string, start: () => Promise<VerifierUnderTest>): void {
  describe(`the verifier ${name}`, () => {
    let tested: VerifierUnderTest;
    beforeAll(async () => {
      tested = await start();
    });
    afterAll(() => tested.close());

    const right = findPerson('pass');
    const elements = { name: right.name, idNumber: right.idNumber };
    const withTelephone = { ...elements, telephone: right.telephone };
    const withCard = { ...withTelephone, bankCard: right.bankCard };
    const [dairy] = SANDBOX_ENTERPRISES;
    const { companyName = '', creditCode = '', legalPerson = '', legalPersonIdNumber = '' } = dairy ?? {};
    const enterprise = { companyName, creditCode, legalPerson, legalPersonIdNumber };

    it('knows a person by two, three and four elements', async () => {
      for (const asked of [elements, withTelephone, withCard])
        expect(await tested.verifier.checkPerson(asked, toCall())).toEqual({ isMatch: true });
    });

    it.each([
      ['name', { ...withTelephone, name: '林予' }],
      ['telephone', { ...withTelephone, telephone: '13800000002' }],
      ['bankCard', { ...withCard, bankCard: '6299990000000025' }],
    ])('tells that the %s is another', async (element, asked) => {
      const verdict = await tested.verifier.checkPerson(asked, toCall());
      expect(verdict).toMatchObject({ isMatch: false, element, reason: expect.stringMatching(/不一致$/) });
    });

    it('knows an enterprise, and tells what is another’s', async () => {
      const { verifier } = tested;
      expect(await verifier.checkEnterprise(enterprise, toCall())).toEqual({ isMatch: true });
      for (const changed of [{ legalPerson: '周启航' }, { legalPersonIdNumber: '110000199209180038' }])
        expect(await verifier.checkEnterprise({ ...enterprise, ...changed }, toCall())).toMatchObject({
          ...{ isMatch: false, element: Object.keys(changed)[0] },
        });
    });

    it('says whether it compares an enterprise alone', async () => {
      const { verifier } = tested;
      const asking = verifier.checkEnterprise({ companyName, creditCode, legalPerson }, toCall());
      if (verifier.offers.enterpriseAlone) expect(await asking).toEqual({ isMatch: true });
      else await expect(asking).rejects.toMatchObject({ name: 'VerifierUnreachableError', isOutage: false });
    });

    it('reads documents, and nothing where there is none', async () => {
      const read = async (kind: 'front' | 'licence', width: number) =>
        tested.verifier.readDocument({ kind, type: 'jpg', bytes: await makePicture('jpg', width) }, toCall());
      expect(await read('front', FIRST_WIDTH)).toEqual({ name: right.name, number: right.idNumber });
      expect(await read('licence', FIRST_WIDTH)).toEqual({ name: companyName, number: creditCode });
      expect(await read('front', 40)).toEqual({ name: '', number: '' });
    });

    it('rejects where nothing can be said', async () => {
      const { name, idNumber } = findPerson('unreachable');
      const asking = tested.verifier.checkPerson({ name, idNumber }, toCall());
      await expect(asking).rejects.toMatchObject({ name: 'VerifierUnreachableError', isOutage: true });
    });
  });
}
