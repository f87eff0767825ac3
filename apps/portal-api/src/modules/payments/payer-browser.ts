import type { RequestHeaders } from '../../platform/http/call-context';
import { isInWechat } from '../../platform/http/is-in-wechat';
import type { PayerBrowser } from './provider/payment-provider';

const TELEPHONE = /\b(Android|iPhone|iPod|HarmonyOS|Mobile)\b/;

/** What a payer's browser is, by what it says of itself. */
export function findPayerBrowser(headers: RequestHeaders): PayerBrowser {
  const isOnTelephone = TELEPHONE.test(String(headers['user-agent'] ?? ''));
  return { isInWechat: isInWechat(headers), isOnTelephone };
}
