import { z } from 'zod';
import { defineEndpoint } from '../endpoint/define-endpoint';
import { paymentSchema, payNoSchema } from './payments.contract';

const sandbox = {
  tags: ['payments'],
  auth: 'user',
  method: 'POST',
  body: z.object({ payNo: payNoSchema }),
  response: paymentSchema,
} as const;

/*
 * Buttons of the cashier of the demonstration as calls (paths ours), with the payment as it stands afterwards. Errors:
 * 404 the payment is not the caller's, or not one of the sandbox; 409 its trade is over.
 */

/** 支付成功: the trade is paid and its notice sent. */
export const succeedInSandbox = defineEndpoint({
  ...sandbox,
  path: '/ptl/pay/sandbox/succeed',
  summary: 'Sandbox: pays and tells of it',
});

/** 支付失败: the payment is refused for good, which a notice tells. */
export const failInSandbox = defineEndpoint({
  ...sandbox,
  path: '/ptl/pay/sandbox/fail',
  summary: 'Sandbox: refuses the payment',
});

/** 关闭: the trade is closed without a payment, which a notice tells. */
export const closeInSandbox = defineEndpoint({
  ...sandbox,
  path: '/ptl/pay/sandbox/close',
  summary: 'Sandbox: closes the trade',
});

/** 迟到支付: the trade is closed, and paid all the same afterwards, each with its notice. */
export const payLateInSandbox = defineEndpoint({
  ...sandbox,
  path: '/ptl/pay/sandbox/payLate',
  summary: 'Sandbox: pays a trade that was closed',
});

/** 重复通知: the trade is paid, and the same notice sent three times. */
export const repeatNoticeInSandbox = defineEndpoint({
  ...sandbox,
  path: '/ptl/pay/sandbox/repeatNotice',
  summary: 'Sandbox: pays and tells of it three times',
});

/** 乱序通知: the trade is paid, and the notice of its waiting arrives after that of its payment. */
export const disorderNoticesInSandbox = defineEndpoint({
  ...sandbox,
  path: '/ptl/pay/sandbox/disorderNotices',
  summary: 'Sandbox: pays and sends the notices in the wrong order',
});

/** 金额不符: a notice tells of another amount than was asked for; nothing is paid. */
export const misstateAmountInSandbox = defineEndpoint({
  ...sandbox,
  path: '/ptl/pay/sandbox/misstateAmount',
  summary: 'Sandbox: sends a notice with another amount',
});

/** 不通知: the trade is paid and nobody is told; asking finds out. */
export const withholdNoticeInSandbox = defineEndpoint({
  ...sandbox,
  path: '/ptl/pay/sandbox/withholdNotice',
  summary: 'Sandbox: pays and tells nobody',
});
