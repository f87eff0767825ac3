import type { IdentificationDetail } from '@portal/api-contract/account';
import { formatBeijingTime } from '@portal/ui-account';
import { EmptyState } from '@portal/ui-kit';
import styles from './realname.module.css';

const SUBJECTS = { record: '认证资料', picture: '证件照片' } as const;

/** Props of `ViewLog`. */
export interface ViewLogProps {
  readonly records: readonly (IdentificationDetail | null)[];
}

/** Every look that people of the platform have taken, the newest first. */
export function ViewLog({ records }: ViewLogProps) {
  const views = records
    .flatMap((record) => record?.views ?? [])
    .toSorted((one, other) => other.at.localeCompare(one.at));
  if (views.length === 0) return <EmptyState message="还没有人查看过您的认证资料" />;
  return (
    <ul className={styles.history}>
      {views.map(({ at, of, by }, index) => (
        <li key={`${at} ${String(index)}`} className={styles.line}>
          <span>
            审核员{by && ` ${by} `}查看了{SUBJECTS[of]}
          </span>
          <time dateTime={at} className={styles.note}>
            {formatBeijingTime(at)}
          </time>
        </li>
      ))}
    </ul>
  );
}
