import { openTestDatabase } from '../../testing/patient-limits';
import { setUp } from '../../testing/set-up';
import { createTestDatabase } from '../../testing/test-portal';
import { findRedisServer, startTestRedis } from '../../testing/test-redis';
import { waitUntil } from '../../testing/wait-until';
import { systemClock } from '../clock';
import { createMemoryCounter } from './memory-counter';
import { type CallCounter, createRateLimiter } from './rate-limiter';
import { connectRedis } from './redis-connection';
import { createPostgresCounter, createRedisCounter } from './shared-counter';

const HOUR_S = 3600;

/** Stands where a counter must not fall back on another. */
const NO_STAND_IN: CallCounter = { increment: () => Promise.reject(new Error('The place to count is away')) };

/** A counter to test, and the counter of another instance where they share one. */
interface TestedCounter {
  readonly counter: CallCounter;
  readonly other?: CallCounter;
  close(): Promise<void>;
}

async function openPostgres(): Promise<Required<TestedCounter>> {
  const testDatabase = await createTestDatabase();
  const databases = [openTestDatabase(testDatabase.address), openTestDatabase(testDatabase.address)] as const;
  const options = { isUp: () => true, standIn: NO_STAND_IN };
  return {
    counter: createPostgresCounter(databases[0].pool, options),
    other: createPostgresCounter(databases[1].pool, options),
    async close() {
      await Promise.all(databases.map((database) => database.close()));
      await testDatabase.drop();
    },
  };
}

async function openRedis(): Promise<Required<TestedCounter>> {
  const server = await startTestRedis(findRedisServer() ?? '');
  const connect = () => connectRedis({ socket: { path: server.path, tls: false } }, () => undefined);
  const connections = [await connect(), await connect()] as const;
  return {
    counter: createRedisCounter(connections[0], NO_STAND_IN),
    other: createRedisCounter(connections[1], NO_STAND_IN),
    async close() {
      for (const connection of connections) connection.close();
      await server.close();
    },
  };
}

const openMemory = async (): Promise<TestedCounter> => ({
  counter: createMemoryCounter(systemClock),
  close: () => Promise.resolve(),
});

function describeContract(name: string, open: () => Promise<TestedCounter>): void {
  describe(`calls counted in ${name}`, () => {
    const test = setUp(open);
    const limiter = () => createRateLimiter(test.counter);

    it('are let in until a window is full, each key for itself', async () => {
      const windows = [
        { max: 2, seconds: HOUR_S },
        { max: 3, seconds: 2 * HOUR_S },
      ];
      const waits = [];
      for (const key of ['a', 'a', 'b', 'a']) waits.push(await limiter().count(key, windows));
      expect(waits.slice(0, 3)).toEqual([0, 0, 0]);
      expect(waits[3]).toBeGreaterThan(0);
      expect(waits[3]).toBeLessThanOrEqual(HOUR_S);
    });

    it('are let in again when the time is over', async () => {
      const count = () => limiter().count('short', [{ max: 1, seconds: 1 }]);
      await waitUntil(async () => (await count()) > 0);
      await waitUntil(async () => (await count()) === 0);
    });

    it('are tallied whatever there were before, apart from those that are limited', async () => {
      const tallies = [];
      for (let call = 0; call < 3; call += 1) tallies.push(await limiter().tally('a', HOUR_S));
      expect(tallies).toEqual([1, 2, 3]);
    });

    it('are counted one by one when they come at once', async () => {
      const waits = await Promise.all(
        Array.from({ length: 8 }, () => limiter().count('at once', [{ max: 5, seconds: HOUR_S }])),
      );
      expect(waits.filter((wait) => wait === 0)).toHaveLength(5);
    });
  });
}

function describeSharing(name: string, open: () => Promise<Required<TestedCounter>>): void {
  describe(`calls counted in ${name}`, () => {
    const test = setUp(open);

    it('are counted together by all instances', async () => {
      const [first, second] = [createRateLimiter(test.counter), createRateLimiter(test.other)];
      expect([await first.tally('x', HOUR_S), await second.tally('x', HOUR_S)]).toEqual([1, 2]);
    });
  });
}

describeContract('memory', openMemory);
describeContract('the database', openPostgres);
describeSharing('the database', openPostgres);

it('are counted in memory while the database is away', async () => {
  const memory = createMemoryCounter(systemClock);
  const { pool, close } = openTestDatabase({ connectionString: 'postgres://127.0.0.1:1/x' });
  for (const isUp of [true, false]) {
    const limiter = createRateLimiter(createPostgresCounter(pool, { isUp: () => isUp, standIn: memory }));
    expect(await limiter.tally(`known: ${isUp}`, HOUR_S)).toBe(1);
  }
  await close();
});

// Where everything is installed beforehand, that Redis is missing is a mistake.
const describeWithRedis = findRedisServer() || process.env['CI'] ? describe : describe.skip;

describeWithRedis('with a server of Redis', () => {
  describeContract('Redis', openRedis);
  describeSharing('Redis', openRedis);

  it('are counted in memory while Redis is away, and there again when it is back', async () => {
    const server = await startTestRedis(findRedisServer() ?? '');
    const said: string[] = [];
    const redis = await connectRedis(
      { socket: { path: server.path, tls: false } },
      (message) => void said.push(message),
    );
    const limiter = createRateLimiter(createRedisCounter(redis, createMemoryCounter(systemClock)));
    expect(await limiter.tally('x', HOUR_S)).toBe(1);
    await server.stop();
    await waitUntil(() => said.length > 0);
    expect(await limiter.tally('y', HOUR_S)).toBe(1);
    await server.start();
    await waitUntil(() => said.length > 1);
    expect(said).toEqual(['Redis is not reachable', 'Redis is reachable']);
    expect(await limiter.tally('y', HOUR_S)).toBe(1);
    redis.close();
    await server.close();
  });
});
