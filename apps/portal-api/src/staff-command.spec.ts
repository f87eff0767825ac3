import { chmodSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createPortalApi } from './embedded';
import { runStaffCommand } from './staff-command';
import { FIXTURES } from './testing/fixtures';
import { setUpPortal } from './testing/set-up';
import { openSession } from './testing/test-session';

const USAGE = 'Usage: npm run staff:grant -- --user <userCode or account> --role <role>[,role] [--revoke], or … --list';

const portal = setUpPortal();

/** Runs the command on the database of this spec, or on another installation. */
async function run(args: readonly string[], variables: Readonly<Record<string, string>> = {}): Promise<string[]> {
  const lines: string[] = [];
  const code = await runStaffCommand({
    args,
    variables: { DATABASE_URL: portal.database.url, ...variables },
    print: (line) => void lines.push(line),
    onProgress: () => undefined,
  });
  expect(code).toBe(0);
  return lines;
}

const grant = (user: string, role: string, ...more: string[]) => run(['--user', user, '--role', role, ...more]);
const rejects = (args: readonly string[], message: string) =>
  expect(run(args)).rejects.toMatchObject({ name: 'StartupError', message });

const listAudit = (userCode: string) =>
  portal.database.query(
    'select actor_id, action, subject_kind, detail from audit_log where subject_no = $1 order by at, detail',
    [userCode],
  );

/** Somebody with an account of the embedded provider. */
async function register(account: string) {
  const { browser, userId } = await openSession(portal, new Date(), account);
  const askQueue = async () =>
    (await browser.request('/ops-api/workorder/pageList', { method: 'POST', payload: {} })).status;
  return { askQueue, userId, userCode: `code-${userId}` };
}

beforeEach(() => portal.database.query('delete from staff_role'));

describe('the command', () => {
  it('grants and revokes at once, and writes it down', async () => {
    const { askQueue, userCode } = await register('user-one');
    expect(await askQueue()).toBe(404);
    expect(await grant('user-one', 'finance,agent')).toEqual([`${userCode} (user-one): agent, finance`]);
    expect(await askQueue()).toBe(200);
    expect(await grant(userCode, 'agent', '--revoke')).toEqual([`${userCode} (user-one): finance`]);
    expect(await askQueue()).toBe(404);
    expect(await grant(userCode, 'finance', '--revoke')).toEqual([`${userCode} (user-one): no roles`]);
    const line = { actor_id: null, subject_kind: 'staff' };
    expect(await listAudit(userCode)).toEqual([
      { ...line, action: 'staff.grant', detail: 'agent' },
      { ...line, action: 'staff.grant', detail: 'finance' },
      { ...line, action: 'staff.revoke', detail: 'agent' },
      { ...line, action: 'staff.revoke', detail: 'finance' },
    ]);
  });

  it('changes and writes down nothing where nothing is new', async () => {
    const { userCode } = await register('user-two');
    const held = [`${userCode} (user-two): legal`];
    expect(await grant(userCode, 'legal')).toEqual(held);
    expect(await grant(userCode, 'legal')).toEqual(held);
    expect(await grant(userCode, 'agent', '--revoke')).toEqual(held);
    expect(await listAudit(userCode)).toHaveLength(1);
  });

  it('lists everybody', async () => {
    expect(await run(['--list'])).toEqual(['Nobody has a role.']);
    const [one, two] = [await register('user-three'), await register('user-four')];
    await grant('user-three', 'reviewer');
    await grant('user-four', 'agent,administrator');
    const lines = [`${one.userCode} (user-three): reviewer`, `${two.userCode} (user-four): administrator, agent`];
    expect(await run(['--list'])).toEqual(lines.sort());
  });

  it('leaves one administrator', async () => {
    const [one, two] = [await register('user-five'), await register('user-six')];
    await grant(one.userCode, 'administrator,agent');
    const message = 'The last administrator stays: make somebody else administrator first.';
    await rejects(['--user', one.userCode, '--role', 'agent,administrator', '--revoke'], message);
    expect(await run(['--list'])).toEqual([`${one.userCode} (user-five): administrator, agent`]);
    expect(await grant(two.userCode, 'administrator', '--revoke')).toEqual([`${two.userCode} (user-six): no roles`]);
    await grant(two.userCode, 'administrator');
    const both = [one, two].map(({ userCode }) => grant(userCode, 'administrator', '--revoke'));
    const outcomes = await Promise.allSettled(both);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect((await run(['--list'])).filter((line) => line.includes('administrator'))).toHaveLength(1);
  });

  it.each([
    ['nobody', async () => 'nobody'],
    ['whoever has the account at another provider', async () => (await openElsewhere(), 'alice')],
    ['whoever has closed the account', async () => (await openClosed()).userCode],
  ])('does not find %s', async (_who, prepare) => {
    const user = await prepare();
    await rejects(
      ['--user', user, '--role', 'agent'],
      `Nobody who has logged in is called "${user}". People are named by the userCode of their profile page, ` +
        'or by their account where the portal itself keeps the accounts.',
    );
    expect(await run(['--list'])).toEqual(['Nobody has a role.']);
  });

  it.each(['boss', 'agent,boss', 'Agent', 'agent,', 'agent finance'])('knows no role %j', async (roles) => {
    const { userCode } = await register('user-seven');
    const wrong = roles.split(',').find((role) => role !== 'agent');
    await rejects(
      ['--user', userCode, '--role', roles],
      `There is no role "${wrong}"; the roles are agent, finance, reviewer, legal, moderator, editor, administrator.`,
    );
    expect(await run(['--list'])).toEqual(['Nobody has a role.']);
  });

  it.each([
    [[]],
    [['--user', 'a']],
    [['--role', 'agent']],
    [['--user', '', '--role', 'agent']],
    [['--user', 'a', '--role', '']],
    [['--user', 'a', '--role']],
    [['--list', '--user', 'a']],
    [['--list', '--revoke']],
    [['--list', 'all']],
    [['--user', 'a', '--role', 'agent', 'b']],
    [['--user', 'a', '--role', 'agent', '--force']],
  ])('says how it is used after %j', (args) => rejects(args, USAGE));

  it('says that the database cannot be reached', () =>
    expect(run(['--list'], { DATABASE_URL: 'postgres://127.0.0.1:1/x' })).rejects.toMatchObject({
      name: 'StartupError',
      message: 'The database of DATABASE_URL cannot be reached (ECONNREFUSED).',
    }));
});

async function openElsewhere(): Promise<void> {
  const { userId } = await openSession(portal);
  await portal.database.query(`update portal_user set account = 'alice' where id = $1`, [userId]);
}

async function openClosed() {
  const user = await register('user-closed');
  await portal.database.query('update portal_user set closed_at = now() where id = $1', [user.userId]);
  return user;
}

it('works on the data folder of a portal that runs, or has stopped', async () => {
  const root = mkdtempSync(join(tmpdir(), 'portal-staff-command-'));
  chmodSync(root, 0o711);
  const [dataDir, contentDir] = [join(root, 'data'), join(root, 'content')];
  cpSync(join(FIXTURES, 'content'), contentDir, { recursive: true });
  const list = () => run(['--list'], { DATABASE_URL: '', PORTAL_DATA_DIR: dataDir });
  const isEverybody = expect.arrayContaining([
    expect.stringMatching(
      /^U[A-Z2-9]{12} \(demo-operator\): administrator, agent, editor, finance, legal, moderator, reviewer$/,
    ),
    expect.stringMatching(/^U[A-Z2-9]{12} \(demo-moderator\): moderator$/),
  ]);
  const api = await createPortalApi({ dataDir, contentDir, mediaDir: FIXTURES, isDemo: true, logLevel: 'silent' });
  expect(await list()).toEqual(isEverybody);
  await api.close();
  expect(await list()).toEqual(isEverybody);
  rmSync(root, { recursive: true, force: true });
});
