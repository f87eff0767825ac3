import { accountPaths } from '@portal/portal-paths/account';

/** URL of a product in use, without prefix. */
export function toInstanceHref(instanceId: string): string {
  return accountPaths.instanceDetail.href(undefined, { instanceId });
}
