import { openTestDatabase } from '../../../testing/patient-limits';
import { setUp } from '../../../testing/set-up';
import { createTestClock } from '../../../testing/test-clock';
import { createTestDatabase } from '../../../testing/test-portal';
import { describeDeliveryProvider, makeDelivery, toCall } from '../testing/delivery-provider-contract';
import { createSandboxDelivery, SANDBOX_WORDS } from './sandbox-delivery';

async function openSandbox() {
  const { address, drop } = await createTestDatabase();
  const database = openTestDatabase(address);
  const { now: clock, advance } = createTestClock('2026-06-05T12:00:00+08:00');
  return {
    provider: createSandboxDelivery({ database, clock }),
    advance,
    async close() {
      await database.close();
      await drop();
    },
  };
}

describeDeliveryProvider('sandbox', async () => {
  const { provider, advance, close } = await openSandbox();
  return { provider, hasConsole: true, pass: async () => advance(6), failing: SANDBOX_WORDS.failing, close };
});

describe('the sandbox', () => {
  const sandbox = setUp(openSandbox);

  it('takes its time where it is told to', async () => {
    const ask = () => sandbox.provider.deliver(makeDelivery('DL9', { remark: SANDBOX_WORDS.slow }), toCall());
    await ask();
    sandbox.advance(119);
    expect(await ask()).toEqual({ state: 'inProgress' });
    sandbox.advance(1);
    expect(await ask()).toMatchObject({ state: 'delivered' });
  });
});
