import type { SandboxAction } from '@portal/api-contract/account';
import type { PaymentProvider } from './provider/payment-provider';
import type { SandboxCashier } from './provider/sandbox-cashier';
import type { TakeNotice } from './take-notice';

export interface SandboxDeskOptions {
  readonly cashier: SandboxCashier;
  readonly provider: PaymentProvider;
  readonly takeNotice: TakeNotice;
}

/** The cashier of the sandbox with its line to the portal: its notices take the way of all others. */
export function createSandboxDesk({ cashier, provider, takeNotice }: SandboxDeskOptions) {
  return {
    find: cashier.find,
    /** Presses a button, and sends the notices of it one after the other. Rejects as the cashier does. */
    async press(payNo: string, action: SandboxAction): Promise<void> {
      for (const notice of await cashier.play(payNo, action)) await takeNotice('sandbox', provider, notice);
    },
  };
}

/** The cashier of the sandbox with its line to the portal. */
export type SandboxDesk = ReturnType<typeof createSandboxDesk>;
