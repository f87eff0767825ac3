import { accountPaths } from '@portal/portal-paths/account';

/** URL of a contract, without prefix. */
export function toContractHref(id: string): string {
  return accountPaths.contractDetail.href(undefined, { id });
}

/** URL where a letter of intent becomes a contract, without prefix. */
export function toBecomeHref(id: string): string {
  return accountPaths.contractBecome.href(undefined, { id });
}

/** URL where the draft of a contract is written, without prefix; or a new one, like another contract or of an order. */
export function toApplyHref(query: {
  readonly id?: string;
  readonly from?: string;
  readonly orderNos?: string;
}): string {
  return accountPaths.contractApply.href(undefined, { ...query });
}
