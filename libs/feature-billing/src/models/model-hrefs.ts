import { accountPaths } from '@portal/portal-paths/account';

/** URL of a model in use, without prefix. */
export function toModelHref(id: string): string {
  return accountPaths.modelBaseDetail.href(undefined, { id });
}
