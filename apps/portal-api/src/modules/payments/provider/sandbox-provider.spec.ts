import { createDataProtection } from '../../../platform/security/data-protection';
import { openTestDatabase } from '../../../testing/patient-limits';
import { createTestClock } from '../../../testing/test-clock';
import { createTestDatabase } from '../../../testing/test-portal';
import { describePaymentProvider } from '../testing/payment-provider-contract';
import { createSandboxCashier } from './sandbox-cashier';
import { createSandboxProvider } from './sandbox-provider';

describePaymentProvider('sandbox', async () => {
  const { address, drop } = await createTestDatabase();
  const database = openTestDatabase(address);
  const { now: clock } = createTestClock('2026-06-05T12:00:00+08:00');
  const options = { database, clock, protection: createDataProtection(Buffer.alloc(32, 7)) };
  const cashier = createSandboxCashier(options);
  return {
    provider: createSandboxProvider(options),
    visit: async (payUrl) => cashier.find(new URL(payUrl, 'http://localhost').searchParams.get('trade') ?? ''),
    async pay(payNo) {
      const [notice] = await cashier.play(payNo, 'succeed');
      if (notice === undefined) throw new Error('Nothing was told of the payment');
      return notice;
    },
    async close() {
      await database.close();
      await drop();
    },
  };
});
