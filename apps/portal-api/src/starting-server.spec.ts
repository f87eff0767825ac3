import { openStartingServer } from './starting-server';

it('holds the port, says what the portal waits for, and refuses calls', async () => {
  const server = await openStartingServer('127.0.0.1', 0);
  const ask = async (path: string) => {
    const response = await fetch(`http://127.0.0.1:${server.port}${path}`);
    return [response.status, response.headers.get('retry-after'), await response.json()];
  };
  expect(await ask('/healthz')).toEqual([200, null, { status: 'ok' }]);
  const waits = [
    { name: 'migrations', reason: 'Applying migrations' },
    { name: 'content', reason: 'Importing content' },
  ] as const;
  for (const wait of waits) {
    server.waitFor(wait);
    expect(await ask('/readyz')).toEqual([503, '2', { status: 'not ready', waitsFor: [wait] }]);
  }
  expect(await ask('/ptl/content/version')).toEqual([
    503,
    '2',
    { code: '503', msg: '服务暂时不可用，请稍后再试', data: null, traceId: expect.stringMatching(/^[\da-f-]{36}$/) },
  ]);
  await expect(openStartingServer('127.0.0.1', server.port)).rejects.toMatchObject({ code: 'EADDRINUSE' });
  await server.close();
  const next = await openStartingServer('127.0.0.1', server.port);
  await next.close();
});
