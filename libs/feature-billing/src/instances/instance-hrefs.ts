import { accountPaths } from '@portal/portal-paths/account';

/** URL of a product in use, without prefix. */
export function toInstanceHref(instanceId: string): string {
  return accountPaths.instanceDetail.href(undefined, { instanceId });
}

/** URL at which a product in use is renewed, without prefix. */
export function toRenewHref(instanceId: string): string {
  return accountPaths.instanceRenew.href(undefined, { instanceId });
}

/** URL at which a product in use is upgraded, without prefix. */
export function toUpgradeHref(instanceId: string): string {
  return accountPaths.instanceUpgrade.href(undefined, { instanceId });
}
