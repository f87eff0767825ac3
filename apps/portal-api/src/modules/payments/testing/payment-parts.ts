import type { Clock } from '../../../platform/clock';
import type { SharedEnvironment } from '../../../platform/config';
import type { Database } from '../../../platform/database/database';
import { createLedger } from '../../../platform/money/ledger/ledger';
import { createDataProtection } from '../../../platform/security/data-protection';
import { runDue } from '../../../testing/run-due';
import { createOrderPayments } from '../../purchase/order-payments';
import { createOrders } from '../../purchase/order-record';
import { openProviders } from '../open-providers';
import { createPaymentChecks } from '../payment-checks';
import { createPaymentOutcome } from '../payment-outcome';

export interface PaymentPartsOptions {
  readonly database: Database;
  readonly clock: Clock;
  readonly environment: SharedEnvironment;
}

/** Puts the parts of payments together as the portal does, in a demonstration. */
export function assemblePayments({ database, clock, environment }: PaymentPartsOptions) {
  const ledger = createLedger(database.orm, clock);
  const protection = createDataProtection(Buffer.from(environment.PORTAL_DATA_KEY ?? '', 'base64'));
  const providers = openProviders({ environment, isDemo: true, database, clock, protection });
  const orderPayments = createOrderPayments(createOrders(ledger), ledger);
  const outcome = createPaymentOutcome({ ledger, orderPayments });
  const checks = createPaymentChecks({ database, clock, providers, outcome });
  return {
    ...{ ledger, protection, providers, orderPayments, outcome },
    /** Asks the provider of everything that is due. */
    check: () => runDue(database.orm, [checks], clock()),
  };
}
