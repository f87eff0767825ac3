import { randomUUID } from 'node:crypto';
import { openOutboxMessage } from '../messages/outbox-messages';
import { createDataProtection } from '../security/data-protection';
import { openTestDatabase } from '../../testing/patient-limits';
import { setUp, setUpPortal } from '../../testing/set-up';
import { createTestClock } from '../../testing/test-clock';
import { createTestEnvironment } from '../../testing/test-portal';
import { tellOfDeadLetters } from './dead-letter-notices';

const { now, advance } = createTestClock('2026-06-05T12:00:00+08:00');
const portal = setUpPortal({ clock: now });
const database = setUp(() => openTestDatabase(portal.database.address));
const protection = createDataProtection(Buffer.from(createTestEnvironment().PORTAL_DATA_KEY ?? '', 'base64'));

const ADDRESSES = ['night@example.com', 'day@example.com'];

const tell = (addresses: readonly string[] = ADDRESSES) =>
  tellOfDeadLetters({ database, clock: now, protection, addresses });

/** Gives a job up that no release knows. */
async function giveUp(name: string): Promise<void> {
  await portal.database.query(
    `insert into background_job (name, key, payload, state, run_at, attempts, last_error, created_at, updated_at)
     values ($1, $2, '{}', 'dead', $3, 12, 'Error: canary', $3, $3)`,
    [name, randomUUID(), now()],
  );
}

/** The mails that were queued since the last look. */
async function takeMails() {
  const rows = await portal.database.query<{ id: string; sealed: string }>(
    'delete from delivery_outbox returning id, letter_encrypted as sealed',
  );
  return rows.map(({ id, sealed }) => openOutboxMessage(protection, id, sealed));
}

beforeEach(async () => {
  advance(86_400);
  for (const table of ['background_job', 'job_notice', 'delivery_outbox'])
    await portal.database.query(`delete from ${table}`);
});

describe('administrators', () => {
  it('are told by mail of jobs that were given up, by name and without what they are about', async () => {
    await giveUp('deliveries.ask');
    await giveUp('deliveries.ask');
    await giveUp('invoices.mail');
    await tell();
    const mails = await takeMails();
    expect(mails.map(({ channel, address }) => `${channel} ${address}`).sort()).toEqual([
      ...['mail day@example.com', 'mail night@example.com'],
    ]);
    expect(mails[0]?.title).toBe('3个后台任务失败');
    expect(mails[0]?.body).toContain('deliveries.ask：2个');
    expect(mails[0]?.body).toContain('invoices.mail：1个');
    expect(mails[0]?.body).not.toContain('canary');
  });

  it('are told once, however many tell them', async () => {
    await giveUp('deliveries.ask');
    await Promise.all([tell(), tell(), tell()]);
    await tell();
    expect(await takeMails()).toHaveLength(ADDRESSES.length);
  });

  it('hear once an hour of one kind at most, and then of all that came since', async () => {
    await giveUp('deliveries.ask');
    await tell();
    await takeMails();
    advance(60);
    await giveUp('deliveries.ask');
    await giveUp('invoices.mail');
    await tell();
    const [other] = await takeMails();
    expect(other?.body).toContain('invoices.mail');
    expect(other?.body).not.toContain('deliveries.ask');
    advance(3540);
    await giveUp('deliveries.ask');
    await tell();
    const [later] = await takeMails();
    expect(later?.body).toContain('deliveries.ask：2个');
    expect(later?.body).not.toContain('invoices.mail');
    advance(7200);
    await tell();
    expect(await takeMails()).toEqual([]);
  });

  it('hear of what was given up before anybody was named, and nobody else does', async () => {
    await giveUp('deliveries.ask');
    await tell([]);
    expect(await takeMails()).toEqual([]);
    await tell(['night@example.com']);
    expect(await takeMails()).toHaveLength(1);
  });

  it('hear of so many kinds at once at most, and of the rest the next time', async () => {
    for (let place = 0; place < 60; place += 1) await giveUp(`test.kind${place}`);
    await tell(['night@example.com']);
    expect((await takeMails())[0]?.title).toBe('50个后台任务失败');
    await tell(['night@example.com']);
    expect((await takeMails())[0]?.title).toBe('10个后台任务失败');
  });
});
