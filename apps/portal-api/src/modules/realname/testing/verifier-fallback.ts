import type { CertificationMethod, MethodLimit } from '@portal/api-contract/account';
import type { TestPortal } from '../../../testing/test-portal';
import type { VerifierOffers } from '../verifier/identity-verifier';
import { fillInEnterprise, fillInLegalPerson } from './enterprise-calls';
import { createRealnameCalls, findPerson, setEntrance, toElements } from './realname-calls';
import { createReviewCalls } from './review-calls';

const NO_ELEMENTS = '自动核验暂未开放，请改用证件审核';
const NO_REMITTANCE = '对公打款暂未开放，请改用法人授权或证照审核';

/** Declares what the portal does with a side: what it offers is open, and for everything else there is another method. */
export function describeFallback(name: string, offers: VerifierOffers, portal: TestPortal): void {
  describe(`the portal with the verifier ${name}`, () => {
    const calls = createRealnameCalls(portal);
    const reviews = createReviewCalls(portal, () => new Date());

    beforeAll(() => setEntrance(portal, true, true));
    beforeEach(() => portal.database.query('delete from identification'));

    /** What comes of a call: `''` where it is taken, else why it is not. */
    async function attempt(call: string, payload: object): Promise<string> {
      const { browser } = await reviews.logIn();
      const { status, body } = await calls.post(browser, call, payload);
      expect(status).toBe(body.code === '200' ? 200 : 409);
      return body.code === '200' ? '' : body.msg;
    }

    it('tells which methods there are', async () => {
      const { browser } = await reviews.logIn();
      const read = async (call: string) => (await browser.request(`/ptl/identification/${call}`)).body.data;
      expect(await read('api/pageShowMode')).toEqual({ thirdParty: offers.elements, manualAudit: true });
      const limits = (await read('limits')) as readonly MethodLimit[];
      const isClosed = (method: CertificationMethod) =>
        limits.some((limit) => limit.method === method && limit.remaining === 0 && limit.unlockAt === null);
      expect(([1, 3] as const).map(isClosed)).toEqual([!offers.face, !offers.remittance]);
      expect(([2, 4, 5, 6] as const).some(isClosed)).toBe(false);
      const banks = (await read('identificationBankList')) as readonly unknown[];
      expect(banks.length > 0).toBe(offers.remittance);
    });

    it('verifies persons by what is offered, and always by their document', async () => {
      const { three, four } = toElements(findPerson('pass'));
      const closed = offers.elements ? '' : NO_ELEMENTS;
      expect(await attempt('personThreeElement', three)).toBe(closed);
      expect(await attempt('personFourElement', four)).toBe(closed);
      const { browser } = await reviews.logIn();
      expect(await reviews.submit(browser)).toMatchObject({ method: 2, state: 5 });
    });

    it('compares faces where that is offered', async () => {
      const { name: personName, idNumber } = findPerson('pass');
      const sent = { method: 1, name: personName, idNumber };
      if (!offers.elements) return expect(await attempt('personThreeElement', sent)).toBe(NO_ELEMENTS);
      const { browser } = await reviews.logIn();
      const { id } = await calls.submit(browser, 'personThreeElement', sent);
      const { status } = await calls.post(browser, 'generateFaceCenterUrl', { id });
      expect(status).toBe(offers.face ? 200 : 409);
    });

    it('verifies enterprises by what is offered, and always by their licence', async () => {
      const amount = offers.remittance ? '' : offers.elements ? NO_REMITTANCE : NO_ELEMENTS;
      expect(await attempt('enterpriseThreeElement', fillInEnterprise('pass'))).toBe(amount);
      const consent = offers.elements ? '' : NO_ELEMENTS;
      expect(await attempt('enterpriseFourElement', fillInLegalPerson('pass'))).toBe(consent);
      const { browser } = await reviews.logIn();
      const { licenceFileId, frontFileId } = await reviews.uploadPapers(browser);
      const papers = { ...fillInEnterprise('pass'), type: 2, signerRole: 1, licenceFileId, frontFileId };
      expect(await calls.submit(browser, 'enterpriseCredentials', papers)).toMatchObject({ state: 5 });
    });
  });
}
