import type { ApiError } from '@portal/data-access-api';
import { accountPaths } from '@portal/portal-paths/account';
import { NothingToDelete } from '@portal/ui-account';
import { DataNotice } from '@portal/ui-kit';

/** Props of `TitleMissing`. */
export interface TitleMissingProps {
  /** Why the title could not be read. */
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** In place of a title that is not there, or could not be read. */
export function TitleMissing({ error, onRetry }: TitleMissingProps) {
  if ((error as ApiError | undefined)?.code !== '404') return <DataNotice error={error} onRetry={onRetry} />;
  const back = { href: accountPaths.invoiceTitles.href(), text: '发票抬头' };
  return <NothingToDelete back={back} message="这个抬头不存在或已经删除。" />;
}
