import { findQuantityError, normalizeText } from '@portal/api-contract/rules';

/** The quantity that was typed; 1 for what is none. */
export function toQuantity(text: string): number {
  return findQuantityError(text) ? 1 : Number(normalizeText(text));
}
