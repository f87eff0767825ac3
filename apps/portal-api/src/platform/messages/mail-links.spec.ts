import { randomBytes, randomUUID } from 'node:crypto';
import { type FakeGateway, startFakeGateway } from '../../testing/fake-gateway';
import { openTestDatabase } from '../../testing/patient-limits';
import { setUp } from '../../testing/set-up';
import { createTestDatabase } from '../../testing/test-portal';
import { createPublicOrigins } from '../http/public-origins';
import { createDataProtection } from '../security/data-protection';
import { deliverMessages } from './deliver-messages';
import { createMailGateway } from './mail-provider';
import { postMessage } from './post-message';

const NOON = new Date('2026-06-05T12:00:00+08:00');
const FIRST = 'https://portal.example';
const SECOND = 'https://b.example';

const test = setUp(async () => {
  const testDatabase = await createTestDatabase();
  const database = openTestDatabase(testDatabase.address);
  return {
    ...{ orm: database.orm, query: testDatabase.query },
    async close() {
      await database.close();
      await testDatabase.drop();
    },
  };
});

let gateway: FakeGateway;
beforeEach(async () => void (gateway = await startFakeGateway()));
afterEach(() => gateway.close());

const logIn = (ownerId: string, origin: string, brandPath: string) =>
  test.query(
    `insert into portal_user (id, issuer, subject, account, user_code, login_origin, brand_path, created_at, last_login_at)
     values ($1::uuid, 'test', $1::uuid::text, 'a', $1::uuid::text, $2, $3, $4, $4)
     on conflict (id) do update set login_origin = $2, brand_path = $3`,
    [ownerId, origin, brandPath, NOON],
  );

const post = (ownerId: string) =>
  postMessage(test.orm, {
    ...{ ownerId, type: 'workorder', title: '工单有新回复', body: '「设备离线」', recordNo: 'WO1' },
    ...{ link: '/overview/workorder', at: NOON },
  });

/** Where the one mail that is sent leads. */
async function deliver(): Promise<string | undefined> {
  await deliverMessages({
    ...{ orm: test.orm, clock: () => NOON, protection: createDataProtection(randomBytes(32)) },
    findAddress: async () => 'a@example.com',
    smsProvider: undefined,
    mailProvider: createMailGateway({ url: gateway.url, token: '' }),
    origins: createPublicOrigins(FIRST, [SECOND]),
  });
  const [mail] = [...gateway.delivered.values()];
  return /查看详情：(\S+)/.exec(String(mail?.['text']))?.[1];
}

describe('a mail leads to', () => {
  it.each([
    ['the brand its owner logged in to last', FIRST, '/miot', `${FIRST}/miot/overview/workorder`],
    ['the origin its owner logged in to last', SECOND, '', `${SECOND}/overview/workorder`],
    ['the first origin where that one is no longer served', 'https://gone.example', '', `${FIRST}/overview/workorder`],
    ['the first origin where none was noted', '', '/miot', `${FIRST}/miot/overview/workorder`],
  ])('%s', async (_what, origin, brandPath, link) => {
    const ownerId = randomUUID();
    await logIn(ownerId, origin, brandPath);
    await post(ownerId);
    expect(await deliver()).toBe(link);
  });

  it('the site its owner used when it was queued, also when they use another one meanwhile', async () => {
    const ownerId = randomUUID();
    await logIn(ownerId, SECOND, '/b');
    await post(ownerId);
    await logIn(ownerId, FIRST, '');
    expect(await deliver()).toBe(`${SECOND}/b/overview/workorder`);
  });
});
