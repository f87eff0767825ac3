import assert from 'node:assert/strict';
import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { it } from 'node:test';
import { listen } from './listen.mjs';

it('says what the portal waits for until it is opened', async () => {
  const listener = await listen({ host: '127.0.0.1', port: 0 });
  const ask = async (/** @type {string} */ path) => {
    const response = await fetch(listener.origin + path);
    return [response.status, response.headers.get('retry-after'), await response.text()];
  };
  assert.deepEqual(await ask('/'), [503, '2', 'Starting']);
  const wait = { name: 'migrations', reason: 'Applying migrations' };
  listener.waitFor(wait);
  assert.deepEqual(await ask('/readyz'), [503, '2', JSON.stringify({ status: 'not ready', waitsFor: [wait] })]);
  listener.open({ handle: (_request, response) => void response.end('open') });
  assert.deepEqual(await ask('/readyz'), [200, null, 'open']);
  await listener.close();
});

it('tells who keeps a connection that there is no next request, while it closes', async () => {
  const listener = await listen({ host: '127.0.0.1', port: 0 });
  let respond = () => {};
  listener.open({ handle: (_request, response) => void (respond = () => response.writeHead(200).end()) });
  const agent = new Agent({ keepAlive: true });
  const ask = () => {
    const isAsked = once(listener.server, 'request');
    return { isAsked, answered: once(get(listener.origin, { agent }), 'response') };
  };

  const usual = ask();
  await usual.isAsked;
  respond();
  const [first] = await usual.answered;
  assert.equal(first.headers.connection, 'keep-alive');
  await once(first.resume(), 'end');

  const last = ask();
  await last.isAsked;
  const closed = listener.close();
  respond();
  const [second] = await last.answered;
  assert.equal(second.headers.connection, 'close');
  second.resume();
  await closed;
  agent.destroy();
});
