import { randomUUID } from 'node:crypto';
import { setUp } from '../../testing/set-up';
import { createTestEnvironment, startTestPortal } from '../../testing/test-portal';
import { createSlowStatementObserver, type SlowStatement } from './slow-statements';

describe('the observer', () => {
  async function run(milliseconds: number, work: () => Promise<string>) {
    const reports: SlowStatement[] = [];
    const times = [1000, 1000 + milliseconds];
    const observe = createSlowStatementObserver(
      500,
      (slow) => reports.push(slow),
      () => times.shift() ?? NaN,
    );
    const result = await observe(`select $1 ${'x'.repeat(3000)}`, work).catch((error: Error) => error.message);
    return { result, reports };
  }

  it('lets a statement pass that is fast enough', async () =>
    expect(await run(500, async () => 'row')).toEqual({ result: 'row', reports: [] }));

  it.each([
    ['that succeeds', async () => 'row', 'row'],
    ['that fails', () => Promise.reject(new Error('gone')), 'gone'],
  ])('reports the beginning of a slow one %s', async (_which, work, expected) => {
    const { result, reports } = await run(501, work);
    expect(result).toBe(expected);
    expect(reports).toEqual([{ statement: expect.stringMatching(/^select \$1 x+$/), ms: 501 }]);
    expect(reports[0]?.statement).toHaveLength(2000);
  });
});

describe('a portal', () => {
  const portal = setUp(() => startTestPortal({ environment: { ...createTestEnvironment(), SLOW_QUERY_MS: -1 } }));

  const listSlow = () =>
    portal.logLines
      .map((line) => JSON.parse(line) as Record<string, unknown>)
      .filter(({ msg }) => msg === 'slow statement');

  it('logs slow statements with the trace id of their call, and without what visitors typed', async () => {
    const secret = `秘密${randomUUID().slice(0, 8)}`;
    const response = await portal.app.inject({
      method: 'POST',
      url: '/ptl/contact/addContact',
      payload: { userName: secret, companyName: '启明', telephone: '13800138000', consent: true },
    });
    expect(response.statusCode).toBe(200);
    const own = listSlow().filter(({ reqId }) => reqId === response.json().traceId);
    const statements = own.map(({ statement }) => String(statement));
    expect(statements).toEqual(
      expect.arrayContaining(['begin', expect.stringMatching(/^insert into "contact_request" .*\$1/), 'commit']),
    );
    for (const { ms, level } of own) expect([typeof ms, level]).toEqual(['number', 40]);
    expect(portal.logLines.join('')).not.toMatch(new RegExp(`${secret}|启明|13800138000`));
  });

  it('logs those of calls in process as well', async () => {
    const path = '/portal/system/menuConf/findByPage';
    const { body } = await portal.call({ method: 'GET', path, query: { platformType: '2' } });
    const { traceId } = body as { traceId: string };
    expect(listSlow().filter(({ reqId }) => reqId === traceId)).not.toHaveLength(0);
  });
});
