import type { ContractDetail } from '@portal/api-contract/account';
import { createHash } from 'node:crypto';
import { askPoppler, readPdfText } from '../../testing/poppler';
import { setUp } from '../../testing/set-up';
import { TENCENT_ACCOUNT } from '../../testing/tencent-signature';
import { TestBrowser } from '../../testing/test-browser';
import { createTestClock } from '../../testing/test-clock';
import { createTestEnvironment } from '../../testing/test-portal';
import { waitUntil } from '../../testing/wait-until';
import { callContract, readContract, readContractFile } from './testing/contract-desk';
import { ESIGN_APPLICATION, ESIGN_STATES, startFakeTencentEsign } from './testing/fake-tencent-esign';
import { setUpContracts, toSignature } from './testing/set-up-contracts';

const DAY = 86_400;

const clock = createTestClock('2026-11-26T12:00:00+08:00');
const esign = setUp(async () => {
  const fake = await startFakeTencentEsign(clock.now);
  return { fake, close: () => fake.close() };
});
const { advance, portal, own, company, prepare, openLegal } = setUpContracts({
  clock,
  findEnvironment: () => ({
    ...createTestEnvironment(),
    ...{ ESIGN_TENCENT_SECRET_ID: TENCENT_ACCOUNT.secretId, ESIGN_TENCENT_SECRET_KEY: TENCENT_ACCOUNT.secretKey },
    ESIGN_TENCENT_OPERATOR_ID: ESIGN_APPLICATION.operatorId,
    ESIGN_TENCENT_CALLBACK_TOKEN: ESIGN_APPLICATION.callbackToken,
    ...{ ESIGN_TENCENT_URL: esign.fake.origin, ESIGN_TENCENT_FILE_URL: esign.fake.origin },
  }),
});
afterEach(() => void (esign.fake.mood = {}));

const readUrl = (id: string, by = own()) => by.request(`/ptl/contract/signUrl?id=${id}`);
const readFlow = async (id: string) =>
  (await portal.database.query<{ sign_flow: string }>('select sign_flow from contract where contract_no = $1', [id]))[0]
    ?.sign_flow ?? '';

/** Waits as time goes by, in steps of so many seconds. */
const waitFor = (id: string, isThere: (contract: ContractDetail) => boolean, step = 1): Promise<ContractDetail> =>
  waitUntil(() => {
    advance(step);
    return readContract(own(), id);
  }, isThere);

/** A contract whose flow has begun. */
async function begin() {
  const contract = await prepare();
  const flowNo = await waitUntil(
    () => {
      advance(1);
      return readFlow(contract.id);
    },
    (found) => found !== '',
  );
  return { ...contract, flowNo };
}

const tell = ({ headers, body }: ReturnType<typeof esign.fake.notify>) =>
  new TestBrowser(portal.app).request('/ptl/contract/signNotify', {
    method: 'POST',
    payload: body.toString(),
    headers: { ...(headers as Record<string, string>), 'content-type': 'application/json' },
  });

it('is signed on the pages of the service, and comes into force with both signatures in one file', async () => {
  const { id, flowNo, textHash } = await begin();
  const { body } = await readUrl(id);
  expect(body.data).toMatchObject({ url: `${esign.fake.origin}/sign/${flowNo}`, expireAt: expect.any(String) });
  expect((await readContract(own(), id)).actions).toEqual(expect.arrayContaining(['signOutside', 'refuse', 'extend']));
  expect((await readContract(own(), id)).actions).not.toContain('sign');
  const { asked, pdf } = esign.fake.flows.get(flowNo) ?? {};
  expect(asked?.Approvers).toMatchObject([{ OrganizationName: '澄湖乳业（江苏）有限公司', ApproverName: '周启航' }]);
  expect(await readPdfText(pdf ?? Buffer.alloc(0))).not.toContain('未生效');

  const signedAt = clock.now();
  esign.fake.settle(flowNo, ESIGN_STATES.signed, { at: signedAt });
  expect((await tell(esign.fake.notify(flowNo))).status).toBe(200);
  const inForce = await waitFor(id, ({ status }) => status === 40);
  expect(inForce.log.map(({ act }) => act)).toEqual(expect.arrayContaining(['sign', 'seal']));
  const { bytes } = await readContractFile(portal, own(), `download?id=${id}`);
  expect(createHash('sha256').update(bytes).digest('hex')).toBe(inForce.fileHash);
  // What the customer has signed is in it to the byte.
  expect(bytes.subarray(0, pdf?.length).equals(pdf ?? Buffer.alloc(0))).toBe(true);
  expect(await askPoppler('pdfsig', bytes, ['-nocert', 'PDF'])).toContain('Signature is Valid');
  const report = await readContractFile(portal, own(), `evidence?id=${id}`);
  const evidence = (await readPdfText(report.bytes)).replace(/\s/g, '');
  for (const said of ['由腾讯电子签核验', flowNo, textHash, inForce.fileHash]) expect(evidence).toContain(said);
});

it('leads back to the page of the contract that its signer came from', async () => {
  const { id } = await begin();
  const readBack = async (returnTo?: string) => {
    const { status } = await own().request(
      `/ptl/contract/signUrl?id=${id}${returnTo === undefined ? '' : `&returnTo=${encodeURIComponent(returnTo)}`}`,
    );
    const { action, params } = esign.fake.calls.at(-1) ?? {};
    return [status, action, params?.['JumpUrl']];
  };
  const link = `/overview/contract-detail?id=${id}`;
  const called = (path: string) => [
    200,
    'CreateFlowSignUrl',
    expect.stringMatching(new RegExp(`^https?://[^/]+${path}$`)),
  ];
  expect(await readBack()).toEqual(called(link.replace('?', '\\?')));
  expect(await readBack(`/miot${link}`)).toEqual(called(`/miot${link}`.replace('?', '\\?')));
  for (const returnTo of ['//evil.example/x', '/ptl/contract/signNotify'])
    expect((await readBack(returnTo))[0]).toBe(400);
});

it('keeps the file of the service sealed, until the seal of the platform is on it', async () => {
  const { id, flowNo } = await begin();
  const find = () =>
    portal.database.query<{ key: string; used: boolean }>(
      `select storage_key as key, is_used as used from stored_file
       where owner_id = (select id from contract where contract_no = $1) and id <> owner_id`,
      [id],
    );
  expect(await find()).toEqual([]);
  esign.fake.settle(flowNo, ESIGN_STATES.signed);
  await tell(esign.fake.notify(flowNo));
  await waitFor(id, ({ status }) => status === 40);
  expect(await find()).toEqual([{ key: expect.any(String), used: false }]);
});

it('takes a code no more, and nothing of anybody else', async () => {
  const { id, textHash } = await begin();
  const there = { status: 409, body: { msg: '该合同须在签署服务的页面上签署' } };
  expect(await callContract(own(), 'sendSignCode', { id, textHash })).toMatchObject(there);
  expect(await callContract(own(), 'sign', toSignature({ id, textHash }, '123456'))).toMatchObject(there);
  expect((await readUrl(id, (await company()).browser)).status).toBe(404);
});

it('counts once, however often and in whatever order it is told, and not by a notice of somebody else', async () => {
  const { id, flowNo } = await begin();
  const readCalls = () => esign.fake.calls.filter(({ params }) => params.FlowIds?.includes(flowNo));
  const calls = readCalls();
  expect((await tell(esign.fake.notify(flowNo, 'another token of somebody'))).status).toBe(400);
  expect((await tell({ headers: {}, body: Buffer.from('{}') })).status).toBe(400);
  expect((await tell(esign.fake.notify('no flow of ours'))).status).toBe(200);
  expect(readCalls()).toEqual(calls);
  esign.fake.settle(flowNo, ESIGN_STATES.signed);
  const statuses = await Promise.all(Array.from({ length: 8 }, () => tell(esign.fake.notify(flowNo))));
  expect(statuses.map(({ status }) => status)).toEqual(Array(8).fill(200));
  await waitFor(id, ({ status }) => status === 40);
  await tell(esign.fake.notify(flowNo));
  advance(60);
  const { log, status } = await readContract(own(), id);
  expect([status, log.filter(({ act }) => act === 'sign').length]).toEqual([40, 1]);
});

it('is found to be signed without any notice', async () => {
  const { id, flowNo } = await begin();
  esign.fake.settle(flowNo, ESIGN_STATES.signed);
  expect((await waitFor(id, ({ status }) => status === 40, 30)).status).toBe(40);
});

it('is refused there with the reason of its customer', async () => {
  const { id, flowNo } = await begin();
  esign.fake.settle(flowNo, ESIGN_STATES.refused, { message: '价格与报价不一致' });
  await tell(esign.fake.notify(flowNo));
  const ended = await waitFor(id, ({ status }) => status === 50);
  expect(ended).toMatchObject({ reason: '价格与报价不一致' });
  expect(ended.actions).not.toContain('signOutside');
});

it('is withdrawn where the service took its flow back', async () => {
  const { id, flowNo } = await begin();
  esign.fake.settle(flowNo, ESIGN_STATES.cancelled);
  await tell(esign.fake.notify(flowNo));
  expect((await waitFor(id, ({ status }) => status === 51)).status).toBe(51);
});

it.each([
  ['withdraw', {}],
  ['reject', { reason: '价格与报价不一致' }],
])('can be signed no more once it was ended here by %s', async (call, more) => {
  const { id, flowNo } = await begin();
  expect((await callContract(own(), call, { id, ...more })).status).toBe(200);
  await waitFor(id, () => esign.fake.flows.get(flowNo)?.status === ESIGN_STATES.cancelled);
});

it('says that the service is away, and that a signature is on its way', async () => {
  const { id, flowNo } = await begin();
  esign.fake.mood = { transport: 'fail' };
  expect((await readUrl(id)).status).toBe(503);
  esign.fake.mood = {};
  esign.fake.settle(flowNo, ESIGN_STATES.signed);
  expect(await readUrl(id)).toMatchObject({ status: 409, body: { msg: '签署结果正在同步，请刷新页面查看' } });
  await waitFor(id, ({ status }) => status === 40);
});

it('leaves what is signed on paper to the legal department', async () => {
  const { id } = await prepare({ signMode: 'paper' });
  advance(60);
  expect((await readUrl(id)).status).toBe(409);
  expect((await (await openLegal())(id, 'receivePaper')).status).toBe(200);
  expect(await readFlow(id)).toBe('');
});

it('ends with its time, but not before the service has said whether it was signed', async () => {
  const [unsigned, signed] = [await begin(), await begin()];
  const readStates = async () =>
    (
      await portal.database.query<{ state: number }>(
        'select state from contract where contract_no = any($1) order by state',
        [[unsigned.id, signed.id]],
      )
    ).map(({ state }) => state);
  esign.fake.mood = { transport: 'fail' };
  advance(15 * DAY);
  // Its turn in the background, in which nothing could be asked.
  const requests = esign.fake.requests.length;
  await waitUntil(
    async () => {
      advance(60);
      return esign.fake.requests.length;
    },
    (count) => count > requests + 1,
  );
  expect(await readStates()).toEqual([30, 30]);
  esign.fake.settle(signed.flowNo, ESIGN_STATES.signed);
  esign.fake.mood = {};
  await waitUntil(
    () => {
      advance(600);
      return readStates();
    },
    (states) => states.join() === '40,52',
  );
  expect(esign.fake.flows.get(unsigned.flowNo)?.status).toBe(ESIGN_STATES.cancelled);
});
