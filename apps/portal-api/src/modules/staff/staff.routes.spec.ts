import type { StaffMember } from '@portal/api-contract/account';
import { setUpPortal } from '../../testing/set-up';
import type { TestBrowser } from '../../testing/test-browser';
import { type LoggedIn, openSession, openStaffSession } from '../../testing/test-session';

const portal = setUpPortal();
let administrator: LoggedIn;

beforeEach(async () => {
  await portal.database.query('delete from staff_role');
  administrator = await openStaffSession(portal, new Date(), ['administrator']);
});

const toCode = ({ userId }: LoggedIn) => `code-${userId}`;
const call = (action: string, payload: object, by: TestBrowser = administrator.browser) =>
  by.request(`/ops-api/staff/${action}`, { method: 'POST', payload });
const list = async (payload: object = {}) =>
  (await call('pageList', payload)).body.data as { list: StaffMember[]; total: number };
const namesOf = ({ roles }: StaffMember) => roles.map(({ role }) => role);

it('grants and revokes at once, however often it is said, and writes it down', async () => {
  const colleague = await openSession(portal);
  const userCode = toCode(colleague);
  const askQueue = async () =>
    (await colleague.browser.request('/ops-api/workorder/pageList', { method: 'POST', payload: {} })).status;
  expect(await askQueue()).toBe(404);
  for (const roles of [['agent', 'legal'], ['agent']])
    expect(namesOf((await call('grant', { userCode, roles })).body.data as StaffMember)).toEqual(['agent', 'legal']);
  expect(await askQueue()).toBe(200);
  for (const roles of [['agent'], ['agent', 'editor']])
    expect(namesOf((await call('revoke', { userCode, roles })).body.data as StaffMember)).toEqual(['legal']);
  expect(await askQueue()).toBe(404);
  const lines = await portal.database.query(
    'select actor_id as by, action, detail from audit_log where subject_no = $1 order by at, detail',
    [userCode],
  );
  const by = administrator.userId;
  expect(lines).toEqual([
    { by, action: 'staff.grant', detail: 'agent' },
    { by, action: 'staff.grant', detail: 'legal' },
    { by, action: 'staff.revoke', detail: 'agent' },
  ]);
});

it('lists everybody by page', async () => {
  const others = [await openStaffSession(portal), await openStaffSession(portal, new Date(), ['finance', 'agent'])];
  const codes = [administrator, ...others].map(toCode).sort();
  const { list: all, total } = await list();
  expect({ codes: all.map(({ userCode }) => userCode), total }).toEqual({ codes, total: 3 });
  expect(all.find(({ userCode }) => userCode === toCode(others[1] as LoggedIn))?.roles).toEqual(
    ['agent', 'finance'].map((role) => ({ role, grantedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) })),
  );
  expect((await list({ pageNo: 2, pageSize: 2 })).list.map(({ userCode }) => userCode)).toEqual(codes.slice(2));
});

it('leaves one administrator', async () => {
  const revoke = (of: LoggedIn) => call('revoke', { userCode: toCode(of), roles: ['administrator'] });
  expect(await revoke(administrator)).toMatchObject({ status: 409, body: { code: '409' } });
  await openStaffSession(portal, new Date(), ['administrator']);
  expect((await revoke(administrator)).status).toBe(200);
  expect((await call('pageList', {})).status).toBe(404);
});

it.each([
  [{ userCode: 'nobody', roles: ['agent'] }, 'userCode'],
  [{ userCode: '', roles: ['agent'] }, 'userCode'],
  [{ userCode: 'x'.repeat(65), roles: ['agent'] }, 'userCode'],
  [{ roles: ['agent'] }, 'userCode'],
  [{ userCode: 'nobody', roles: [] }, 'roles'],
  [{ userCode: 'nobody', roles: 'agent' }, 'roles'],
])('refuses %j', async (payload, field) => {
  for (const action of ['grant', 'revoke'])
    expect(await call(action, payload)).toMatchObject({
      status: 400,
      body: { code: '422', data: { fieldErrors: [{ field }] } },
    });
});

it('refuses a role that there is not', async () => {
  const payload = { userCode: toCode(administrator), roles: ['agent', 'boss'] };
  expect((await call('grant', payload)).status).toBe(400);
  expect((await list()).list.map(namesOf)).toEqual([['administrator']]);
});
