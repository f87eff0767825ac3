import { randomUUID } from 'node:crypto';
import { parseSharedEnvironment } from '../../../platform/config';
import { createDataProtection } from '../../../platform/security/data-protection';
import { openTestDatabase } from '../../../testing/patient-limits';
import { setUp } from '../../../testing/set-up';
import { TENCENT_ACCOUNT } from '../../../testing/tencent-signature';
import { createTestClock } from '../../../testing/test-clock';
import { createTestDatabase } from '../../../testing/test-portal';
import { ESIGN_STATES, ESIGN_APPLICATION, startFakeTencentEsign } from '../testing/fake-tencent-esign';
import { describeEsignProvider, toEsignCall } from '../testing/esign-provider-contract';
import { signStored, storeSignable } from '../testing/store-signable';
import type { SigningRequest } from './esign-provider';
import { openEsign } from './open-esign';
import { createPortalEsign } from './portal-esign';
import { createTencentEsign } from './tencent-esign';

const { now: clock } = createTestClock('2026-06-05T12:00:00+08:00');

const toRequest = (contractNo: string): SigningRequest => ({
  ...{ contractNo, title: '服务合同', returnUrl: `https://portal.example/overview/contract-detail?id=${contractNo}` },
  ...{ until: new Date('2026-06-20T12:00:00+08:00') },
  signer: { name: '周启航', telephone: '13800000001', company: '启明制造有限公司' },
  writeDocument: () => Promise.resolve({ pdf: Buffer.from('%PDF-1.7 text'), place: { page: 1, x: 60, y: 100 } }),
});

async function openTencent() {
  const fake = await startFakeTencentEsign(clock);
  const options = { ...TENCENT_ACCOUNT, ...ESIGN_APPLICATION, url: fake.origin, fileUrl: fake.origin, clock };
  return { fake, options, provider: createTencentEsign(options), close: () => fake.close() };
}

describeEsignProvider('of the portal', async () => {
  const stored = await createTestDatabase();
  const database = openTestDatabase(stored.address);
  const protection = createDataProtection(Buffer.alloc(32, 7));
  const set = (contractNo: string, state: number, reason = '') =>
    stored.query('update contract set state = $2, reason = $3 where contract_no = $1', [contractNo, state, reason]);
  return {
    provider: createPortalEsign({ orm: database.orm, protection, isDemo: true }),
    async open() {
      const contractNo = `CT${randomUUID().slice(0, 8)}`;
      await storeSignable(database.orm, protection, contractNo, clock());
      return toRequest(contractNo);
    },
    sign: (contractNo, at) => signStored(database.orm, protection, contractNo, at),
    refuse: (contractNo, reason) => set(contractNo, 50, reason),
    expire: (contractNo) => set(contractNo, 52),
    withdraw: (contractNo) => set(contractNo, 51),
    async close() {
      await database.close();
      await stored.drop();
    },
  };
});

describeEsignProvider('of Tencent Cloud', async () => {
  const { fake, provider, close } = await openTencent();
  let count = 0;
  return {
    provider,
    open: () => Promise.resolve(toRequest(`CT${(count += 1)}`)),
    sign: async (flowNo, at) => fake.settle(flowNo, ESIGN_STATES.signed, { at }),
    refuse: async (flowNo, message) => fake.settle(flowNo, ESIGN_STATES.refused, { message }),
    expire: async (flowNo) => fake.settle(flowNo, ESIGN_STATES.expired),
    withdraw: async () => undefined,
    ...{ close, breakDown: close },
  };
});

describe('Tencent Cloud', () => {
  const opened = setUp(openTencent);
  const begin = () => opened.provider.begin(toRequest('CT9'), '', toEsignCall());
  afterEach(() => void (opened.fake.mood = {}));

  it('hears what is signed, by whom, and where the seal goes, and tells nobody itself', async () => {
    const { flowNo } = await begin();
    const { asked, pdf } = opened.fake.flows.get(flowNo) ?? {};
    expect(pdf?.toString()).toBe('%PDF-1.7 text');
    expect(asked).toMatchObject({ FlowName: '服务合同 CT9', Deadline: 1_781_928_000 });
    const [approver] = asked?.Approvers ?? [];
    expect(approver).toMatchObject({
      ...{ ApproverType: 0, OrganizationName: '启明制造有限公司', ApproverName: '周启航' },
      ...{ ApproverMobile: '13800000001', NotifyType: 'NONE' },
      SignComponents: [{ ComponentType: 'SIGN_SEAL', ComponentPage: 2, FileIndex: 0 }],
    });
  });

  it.each([
    [{ error: 'FailedOperation' }, 'Tencent Cloud FailedOperation', false],
    [{ error: 'InternalError.System' }, 'Tencent Cloud InternalError.System', true],
    [{ error: 'RequestLimitExceeded' }, 'Tencent Cloud RequestLimitExceeded', true],
    [{ transport: 'fail' as const }, 'Tencent Cloud failed', true],
    [{ response: { FlowDetailInfos: [] } }, 'Tencent Cloud response', true],
    [
      { response: { FlowDetailInfos: [{ FlowId: 'other', FlowStatus: 4, FlowApproverInfos: [{ ApproveTime: 1 }] }] } },
      'Tencent Cloud response',
      true,
    ],
    [{ response: { FlowDetailInfos: [{ FlowId: 'f', FlowStatus: 77, FlowApproverInfos: [{}] }] } }, 'response', true],
  ])('says nothing by %j, and its words are not repeated', async (mood, message, isOutage) => {
    opened.fake.mood = mood;
    await expect(opened.provider.query('f', toEsignCall())).rejects.toMatchObject({
      ...{ name: 'EsignProviderError', message: expect.stringContaining(message), isOutage },
    });
  });

  it('is not waited for by whoever stops', async () => {
    opened.fake.mood = { transport: 'hang' };
    const call = { signal: AbortSignal.abort(new Error('The process stops')) };
    await expect(opened.provider.query('f', call)).rejects.toMatchObject({ name: 'EsignProviderError' });
  });

  it('takes no file that is none, and none from where others listen', async () => {
    const { flowNo } = await begin();
    for (const Url of ['http://files.example/a.pdf', `${opened.fake.origin}/nothing`]) {
      opened.fake.mood = { response: { FileUrls: [{ Url }] } };
      await expect(opened.provider.readSigned(flowNo, toEsignCall())).rejects.toMatchObject({
        name: 'EsignProviderError',
      });
    }
  });

  it('names the flow of a notice that is its own, and of no other', async () => {
    const { fake, provider } = opened;
    expect(provider.readNotice(fake.notify('yDwFlow1'))).toBe('yDwFlow1');
    const forged = fake.notify('yDwFlow1', 'another token of somebody');
    expect(() => provider.readNotice(forged)).toThrow('The signature of the notice is wrong');
    expect(() => provider.readNotice({ ...fake.notify('yDwFlow1'), headers: {} })).toThrow('signature');
    expect(() => provider.readNotice({ ...fake.notify('yDwFlow1'), body: Buffer.from('{}') })).toThrow('signature');
  });
});

describe('its settings', () => {
  const named = {
    ...{ ESIGN_TENCENT_SECRET_ID: 'id', ESIGN_TENCENT_SECRET_KEY: 'key', ESIGN_TENCENT_OPERATOR_ID: 'operator' },
    ESIGN_TENCENT_CALLBACK_TOKEN: 'token-of-the-callbacks',
  };
  const open = (variables: Readonly<Record<string, string>>) =>
    openEsign({ environment: parseSharedEnvironment(variables), clock });

  it('name a service; without them customers sign here', () => {
    expect(open({})).toBeUndefined();
    expect(open(named)?.name).toBe('腾讯电子签');
  });

  it.each(Object.keys(named))('are all there or none: without %s', (name) => {
    const rest = Object.fromEntries(Object.entries(named).filter(([key]) => key !== name));
    expect(() => open(rest)).toThrow(`needs ${name} as well`);
  });

  it.each([
    ['ESIGN_TENCENT_URL', 'http://ess.example.com'],
    ['ESIGN_TENCENT_CALLBACK_TOKEN', 'short'],
  ])('%s is not %s', (name, value) => expect(() => open({ ...named, [name]: value })).toThrow(`${name} is not usable`));
});
