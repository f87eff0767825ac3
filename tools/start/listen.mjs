import { once } from 'node:events';
import { ServerResponse, createServer } from 'node:http';
import { createServer as createSocketServer } from 'node:net';
import { OperatorError } from './operator-error.mjs';

const STOP_GRACE_MS = 5000;
const LOOPBACK = ['127.0.0.1', '::1'];

/**
 * @typedef {{ name: string, reason: string }} Wait
 *
 * @typedef {object} Listener
 * @property {import('node:http').Server} server
 * @property {string} origin
 * @property {(wait: Wait) => void} waitFor says at `/readyz` what the portal waits for, until it is opened
 * @property {(handler: { handle: import('node:http').RequestListener }) => void} open sends requests to the handler from now on
 * @property {() => Promise<void>} close lets running requests end, five seconds at most
 */

/**
 * Takes the port at once and answers 503 until it is opened.
 * `localhost` means both loopback addresses, so that no other program answers on the second one.
 * @param {{ host: string, port: number }} address
 * @returns {Promise<Listener>}
 */
export async function listen({ host, port }) {
  /** @type {Wait} */
  let wait = { name: 'database', reason: 'Starting' };
  /** @type {import('node:http').Server} */
  const server = createServer(
    {
      ...{ requestTimeout: 900_000, headersTimeout: 15_000, keepAliveTimeout: 65_000 },
      ServerResponse: createResponseClass(() => !server.listening),
    },
    createStartingListener(() => wait),
  );
  const [first, ...others] = host === 'localhost' ? LOOPBACK : [host];
  const boundPort = await bind(server, first, port);
  const doors = await Promise.all(others.map((other) => openSecondDoor(server, other, boundPort)));
  return {
    server,
    origin: `http://${host.includes(':') ? `[${host}]` : host}:${boundPort}`,
    waitFor: (next) => void (wait = next),
    open(handler) {
      server.removeAllListeners('request');
      server.on('request', handler.handle);
    },
    close: () => closeServers(server, doors),
  };
}

/**
 * Responses that tell who keeps a connection for the next request that there is none, where they begin while the
 * server closes.
 * @param {() => boolean} isClosing
 */
function createResponseClass(isClosing) {
  return class extends ServerResponse {
    /** @param {any[]} head */
    writeHead(...head) {
      if (isClosing()) this.setHeader('Connection', 'close');
      return super.writeHead(.../** @type {[number]} */ (head));
    }
  };
}

/**
 * Rejects everything until the portal is there.
 * @param {() => Wait} getWait
 * @returns {import('node:http').RequestListener}
 */
function createStartingListener(getWait) {
  return ({ url }, response) => {
    const isAsked = url === '/readyz';
    const text = isAsked ? JSON.stringify({ status: 'not ready', waitsFor: [getWait()] }) : 'Starting';
    const contentType = isAsked ? 'application/json; charset=utf-8' : 'text/plain; charset=utf-8';
    response.writeHead(503, { 'content-type': contentType, 'retry-after': '2', connection: 'close' }).end(text);
  };
}

/** @param {import('node:net').Server} server @param {string} host @param {number} port */
async function bind(server, host, port) {
  server.listen(port, host);
  try {
    await once(server, 'listening');
  } catch (error) {
    throw new OperatorError(describeBindFailure(error, host, port));
  }
  return /** @type {import('node:net').AddressInfo} */ (server.address()).port;
}

/** @param {any} error @param {string} host @param {number} port */
function describeBindFailure(error, host, port) {
  if (error.code === 'EADDRINUSE') return `Port ${port} is in use by another program; choose another with PORT=….`;
  if (error.code === 'EACCES') return `This user may not open port ${port}; choose another with PORT=….`;
  return `Cannot listen on ${host}, port ${port}: ${error.message}.`;
}

/**
 * Further address of the same server; a machine without IPv6 does without.
 * @param {import('node:http').Server} server @param {string} host @param {number} port
 */
async function openSecondDoor(server, host, port) {
  const door = createSocketServer({ noDelay: true }, (socket) => server.emit('connection', socket));
  door.listen(port, host);
  try {
    await once(door, 'listening');
    return door;
  } catch (error) {
    if (/** @type {any} */ (error).code !== 'EADDRINUSE') return undefined;
    server.close();
    throw new OperatorError(describeBindFailure(error, host, port));
  }
}

/** @param {import('node:http').Server} server @param {(import('node:net').Server | undefined)[]} doors */
async function closeServers(server, doors) {
  const timer = setTimeout(() => server.closeAllConnections(), STOP_GRACE_MS);
  await Promise.all([...doors, server].map((each) => each && new Promise((resolve) => each.close(resolve))));
  clearTimeout(timer);
}
