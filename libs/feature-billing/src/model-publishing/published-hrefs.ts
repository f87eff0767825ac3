import { accountPaths } from '@portal/portal-paths/account';

/** URL of a published model for its owner, without prefix. */
export function toPublishedHref(id: string): string {
  return accountPaths.publishedModelDetail.href(undefined, { id });
}

/** URL where a published model is written, without prefix; with a check it is shown what is missing. */
export function toEditHref(id: string, isChecked = false): string {
  return accountPaths.publishedModelEdit.href(undefined, { id, ...(isChecked && { check: '1' }) });
}
