import { setUpPortal } from '../../testing/set-up';
import { createTestClock } from '../../testing/test-clock';
import { openSession, openStaffSession } from '../../testing/test-session';
import { waitUntil } from '../../testing/wait-until';
import { createRealnameCalls, setEntrance } from '../realname/testing/realname-calls';
import { SANDBOX_ENTERPRISES } from '../realname/verifier/sandbox-enterprises';
import { createTitleCalls, GENERAL, PERSON } from './testing/title-calls';

const { now } = createTestClock('2026-06-05T12:00:00+08:00');
const portal = setUpPortal({ doesJobs: true, clock: now, isDemo: true });
const realname = createRealnameCalls(portal);
const { post, save, store, detail, ops } = createTitleCalls();

beforeAll(() => setEntrance(portal, true, true));

const [dairy, food, , works] = SANDBOX_ENTERPRISES;
type Enterprise = typeof dairy;

/** Verifies an enterprise, or changes it, by its legal representative. */
async function verify(browser: Parameters<typeof save>[0], enterprise: Enterprise, type = 2) {
  const { companyName, creditCode, legalPerson, legalPersonIdNumber } = enterprise ?? {};
  const { id } = await realname.submit(browser, 'enterpriseFourElement', {
    ...{ type, companyName, creditCode, legalPerson, legalPersonIdNumber, handlerName: '周启航' },
    ...{ telephone: '13800000003', legalPersonTelephone: '13800000001' },
  });
  await realname.submit(browser, 'smsVerify', { id, code: await realname.sendCode(browser, id) });
}

async function logInVerified() {
  const { browser } = await openSession(portal, now());
  await realname.agree(browser);
  await verify(browser, dairy);
  return browser;
}

const toTitle = (enterprise: Enterprise) => ({
  ...GENERAL,
  name: enterprise?.companyName,
  taxNumber: enterprise?.creditCode,
});

const read = async (browser: Parameters<typeof save>[0], id: string) =>
  (await detail(browser, id)).body.data as { name: string; status: number; reason: string; version: number };

describe('a title for 专票', () => {
  it('is that of the enterprise that was verified', async () => {
    const browser = await logInVerified();
    const { body } = await save(browser, toTitle(works));
    const msg = '专票抬头须与实名认证的企业一致：澄湖乳业（江苏）有限公司（91990000MA00000109）';
    expect(body).toMatchObject({
      code: '422',
      data: {
        fieldErrors: [
          { field: 'name', msg },
          { field: 'taxNumber', msg },
        ],
      },
    });
    expect((await save(browser, { ...toTitle(dairy), name: '澄湖乳业有限公司' })).body).toMatchObject({
      data: { fieldErrors: [{ field: 'name', msg }] },
    });
    const { id } = await store(browser, toTitle(dairy));
    const { version } = (await post(browser, 'withdrawAudit', { id })).body.data as { version: number };
    expect((await save(browser, { ...toTitle(works), id, version })).body.code).toBe('422');
  });

  it('is anybody’s where nobody was verified, and other titles are anyway', async () => {
    const { browser } = await openSession(portal, now());
    await store(browser, toTitle(works));
    const verified = await logInVerified();
    await store(verified, PERSON);
    await store(verified, { ...toTitle(works), taxpayerType: 'small' });
  });

  it('takes on the new name of its enterprise, and needs no audit for it', async () => {
    const browser = await logInVerified();
    const special = await store(browser, toTitle(dairy));
    const small = await store(browser, { ...toTitle(dairy), taxpayerType: 'small' });
    await verify(browser, food, 4);
    const renewed = await waitUntil(
      () => read(browser, special.id),
      ({ name }) => name === food?.companyName,
    );
    expect(renewed).toMatchObject({ status: special.status, taxNumber: dairy?.creditCode });
    expect((await read(browser, small.id)).name).toBe(dairy?.companyName);
  });

  it('has expired once another enterprise was verified', async () => {
    const browser = await logInVerified();
    const { id, version } = await store(browser, toTitle(dairy));
    const finance = (await openStaffSession(portal, now())).browser;
    await ops(finance, 'pass', { id, version });
    await verify(browser, works, 5);
    const expired = await waitUntil(
      () => read(browser, id),
      ({ status }) => status === 4,
    );
    expect(expired.reason).toBe('实名认证的企业已变更为远山精密制造有限公司，请使用新的抬头');
  });

  it('goes back to its owner once another enterprise was verified while finance has not decided', async () => {
    const browser = await logInVerified();
    const { id, version } = await store(browser, toTitle(dairy));
    await verify(browser, works, 5);
    const sentBack = await waitUntil(
      () => read(browser, id),
      ({ status }) => status === 3,
    );
    expect(sentBack.reason).toBe('实名认证的企业已变更为远山精密制造有限公司，请使用新的抬头');
    const finance = (await openStaffSession(portal, now())).browser;
    expect((await ops(finance, 'pass', { id, version: sentBack.version })).status).toBe(409);
    expect(sentBack.version).toBe(version + 1);
    expect((await save(browser, { ...toTitle(dairy), id, version: sentBack.version })).body.code).toBe('422');
    expect((await save(browser, { ...toTitle(works), id, version: sentBack.version })).body).toMatchObject({
      data: { status: 1, name: works?.companyName },
    });
  });
});
