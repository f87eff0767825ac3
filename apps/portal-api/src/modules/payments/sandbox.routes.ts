import {
  closeInSandbox,
  disorderNoticesInSandbox,
  failInSandbox,
  misstateAmountInSandbox,
  payLateInSandbox,
  repeatNoticeInSandbox,
  type SandboxAction,
  succeedInSandbox,
  withholdNoticeInSandbox,
} from '@portal/api-contract/account';
import type { QueryRunner } from '../../platform/database/database';
import { HttpError } from '../../platform/http/http-error';
import { type Implementation, implement } from '../../platform/http/implement';
import { requireSubject } from '../../platform/http/require-subject';
import { payments } from './payment-record';
import { describePayment, isOwnPayment } from './payments.repository';
import type { SandboxDesk } from './sandbox-desk';

const CALLS = {
  succeed: succeedInSandbox,
  fail: failInSandbox,
  close: closeInSandbox,
  payLate: payLateInSandbox,
  repeatNotice: repeatNoticeInSandbox,
  disorderNotices: disorderNoticesInSandbox,
  misstateAmount: misstateAmountInSandbox,
  withholdNotice: withholdNoticeInSandbox,
} as const satisfies Readonly<Record<SandboxAction, unknown>>;

export interface SandboxRoutesOptions {
  readonly orm: QueryRunner;
  /** Absent but in a demonstration: then there is nothing at these URLs. */
  readonly desk: SandboxDesk | undefined;
}

/** Buttons of the sandbox's cashier as calls, for payments of the caller. */
export function createSandboxRoutes({ orm, desk }: SandboxRoutesOptions): Implementation[] {
  return (Object.keys(CALLS) as SandboxAction[]).map((action) =>
    implement(
      CALLS[action],
      async ({ payNo }, context) => {
        const owner = await requireSubject(context);
        if (desk === undefined) throw new HttpError(404);
        const { channel } = await payments.find(orm, isOwnPayment(owner, payNo));
        if (channel !== 'sandbox') throw new HttpError(404);
        await desk.press(payNo, action);
        return describePayment(orm, await payments.find(orm, isOwnPayment(owner, payNo)));
      },
      { rateWindows: [{ max: 120, seconds: 60 }] },
    ),
  );
}
