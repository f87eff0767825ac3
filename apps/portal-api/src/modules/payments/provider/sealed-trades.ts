import { z } from 'zod';
import { readJson } from '../../../platform/http/fetch-text';
import { toNonNegativeMoney } from '../../../platform/money/money';
import type { DataProtection } from '../../../platform/security/data-protection';
import type { NewTrade } from './payment-provider';

const PLACE = 'payment.trade';

const tradeSchema = z.object({
  payNo: z.string(),
  amount: z.int().nonnegative().transform(toNonNegativeMoney),
  title: z.string(),
  payBefore: z.iso.datetime().transform((text) => new Date(text)),
  notifyUrl: z.string(),
  returnUrl: z.string(),
  isInWechat: z.boolean(),
  // The release before says nothing of it.
  isOnTelephone: z.boolean().default(true),
}) satisfies z.ZodType<NewTrade>;

/** Trades that a browser carries from one page to the next: whoever has one may pay it, and nobody can change it. */
export function createSealedTrades(protection: Pick<DataProtection, 'encrypt' | 'decrypt'>) {
  return {
    seal: (trade: NewTrade): string => protection.encrypt(JSON.stringify(trade), PLACE),
    /** The trade that was sealed; `undefined` for anything else. */
    open(sealed: string): NewTrade | undefined {
      try {
        return tradeSchema.safeParse(readJson(protection.decrypt(sealed, PLACE))).data;
      } catch {
        // Somebody has made it up.
        return undefined;
      }
    },
  };
}

/** Trades that a browser carries from one page to the next. */
export type SealedTrades = ReturnType<typeof createSealedTrades>;
