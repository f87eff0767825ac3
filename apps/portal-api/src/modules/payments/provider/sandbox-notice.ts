import { z } from 'zod';
import { toMoney } from '../../../platform/money/money';
import type { DataProtection } from '../../../platform/security/data-protection';
import { isSameSecret } from '../../../platform/security/is-same-secret';
import { NoticeRejectedError, type RawNotice, type Trade } from './payment-provider';

/** Header field with the signature. */
const SIGNATURE = 'x-sandbox-signature';

const noticeSchema = z.object({
  payNo: z.string(),
  state: z.enum(['waiting', 'paid', 'closed', 'failed']),
  amount: z.int().transform(toMoney),
  currency: z.string(),
  tradeNo: z.string(),
  paidAt: z.iso
    .datetime()
    .transform((text) => new Date(text))
    .nullable(),
});

type Signing = Pick<DataProtection, 'fingerprint'>;

/** A notice of the sandbox, signed by the key that this installation alone has. */
export function signNotice(protection: Signing, trade: Trade): RawNotice {
  const text = JSON.stringify(trade);
  return { headers: { [SIGNATURE]: sign(protection, text) }, body: Buffer.from(text) };
}

/** Reads a notice of the sandbox; throws a `NoticeRejectedError` where it is not one. */
export function readSignedNotice(protection: Signing, { headers, body }: RawNotice): Trade {
  const text = body.toString('utf8');
  if (!isSameSecret(String(headers[SIGNATURE] ?? ''), sign(protection, text)))
    throw new NoticeRejectedError('The signature is not that of the sandbox');
  return noticeSchema.parse(JSON.parse(text));
}

function sign(protection: Signing, text: string): string {
  return protection.fingerprint(`payment sandbox|${text}`);
}
