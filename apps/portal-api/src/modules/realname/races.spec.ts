import type { Certification } from '@portal/api-contract/account';
import type { BrowserResponse } from '../../testing/test-browser';
import { fillInEnterprise, fillInLegalPerson } from './testing/enterprise-calls';
import { findPerson, toElements } from './testing/realname-calls';
import { setUpRealname } from './testing/set-up-realname';

const { advance, calls, enterprises, portal, proofs, reviews } = setUpRealname();

/** What is done at the same moment, and how its owner stands after it. */
interface Race {
  readonly ends: readonly Promise<BrowserResponse>[];
  readonly stand: () => Promise<Certification>;
}

const ONE: readonly number[] = [200, 409];

const RACES: readonly (readonly [name: string, statuses: readonly number[], begin: () => Promise<Race>])[] = [
  [
    'two reviewers take on the same verification',
    ONE,
    async () => {
      const { browser } = await reviews.logIn();
      const { id } = await reviews.submit(browser);
      const [first, second] = [await reviews.logInReviewer(), await reviews.logInReviewer()];
      const { version } = await reviews.openWithFacts(first, id);
      const ends = [first, second].map((reviewer) => reviews.ops(reviewer, 'claim', { id, version }));
      return { ends, stand: () => calls.find(browser) };
    },
  ],
  [
    'a change is submitted in two tabs, for two reviewers',
    ONE,
    async () => {
      const { browser } = await reviews.logIn();
      await enterprises.verify(browser, fillInEnterprise('pass'));
      advance(1);
      const fillIn = async () => ({
        ...{ ...fillInEnterprise('pass', 1), type: 4, signerRole: 1 },
        ...(await reviews.uploadPapers(browser)),
      });
      const forms = [await fillIn(), await fillIn()];
      const ends = forms.map((form) => calls.post(browser, 'enterpriseCredentials', form));
      return { ends, stand: () => calls.find(browser) };
    },
  ],
  [
    'two tabs take two ways, of which the later one stands',
    [200, 200],
    async () => {
      const { browser } = await reviews.logIn();
      const { three, four } = toElements(findPerson('pass'));
      const ends = [calls.post(browser, 'personThreeElement', three), calls.post(browser, 'personFourElement', four)];
      return { ends, stand: () => calls.find(browser) };
    },
  ],
  [
    'the legal representative consents by the link and tells the code',
    ONE,
    async () => {
      const { browser } = await reviews.logIn();
      const { id } = await calls.submit(browser, 'enterpriseFourElement', fillInLegalPerson('pass'));
      const [ticket, code] = [await proofs.createLink(browser, id), await calls.sendCode(browser, id)];
      const ends = [proofs.confirm(ticket, true), calls.post(browser, 'smsVerify', { id, code })];
      return { ends, stand: () => calls.find(browser) };
    },
  ],
  [
    'the right amount is told while the verification is cancelled',
    ONE,
    async () => {
      const { browser } = await reviews.logIn();
      const { id } = await enterprises.applyFor(browser, fillInEnterprise('pass'));
      const amount = await enterprises.readAmount(id);
      const ends = [calls.post(browser, 'unionPayVerify', { id, amount }), calls.cancel(browser, id)];
      return { ends, stand: () => calls.find(browser) };
    },
  ],
];

it.each(RACES)('%s', async (_name, statuses, begin) => {
  const { ends, stand } = await begin();
  expect((await Promise.all(ends)).map(({ status }) => status).sort()).toEqual(statuses);
  // One identity in effect and one thing that is open, at the most, is what is left of it.
  const { effective, ongoing } = await stand();
  const rows = await portal.database.query<{ state: number }>(
    'select state from identification where state <= 6 or state = 9',
  );
  const states = rows.map(({ state }) => state).sort();
  expect(states).toEqual([effective?.state, ongoing?.state].filter((state) => state !== undefined).sort());
});

it('of two verifications of one moment the open one is told, whatever their keys', async () => {
  const { browser } = await reviews.logIn();
  const { three } = toElements(findPerson('pass'));
  await calls.post(browser, 'personThreeElement', three);
  const { ongoing } = await calls.find(browser);
  await calls.cancel(browser, ongoing?.id ?? '');
  await portal.database.query(`update identification set id = 'ffffffff-ffff-4fff-bfff-ffffffffffff'`);
  await calls.post(browser, 'personThreeElement', three);
  const rows = await portal.database.query<{ created_at: Date }>('select created_at from identification');
  expect(new Set(rows.map(({ created_at: at }) => at.getTime())).size).toBe(1);
  expect((await calls.find(browser)).ongoing).toMatchObject({ state: 2 });
});
