import { BLOCK_KINDS, type CommunityHome } from '@portal/api-contract/community';
import { useAppSelector } from '@portal/data-access-api';
import { useBlockMemberMutation } from '@portal/data-access-api/community';
import styles from './member-home.module.css';

/** Props of `BlockButton`. */
export interface BlockButtonProps {
  readonly userCode: string;
  /** What the reader keeps from this member. */
  readonly kind: CommunityHome['blocked'];
}

/** Keeps a member from answering, or from being heard; offered to those who are logged in. */
export function BlockButton({ userCode, kind }: BlockButtonProps) {
  const isLoggedIn = useAppSelector(({ authInfo }) => authInfo.isLoggedIn);
  const [block, { data, isLoading, error }] = useBlockMemberMutation();
  if (!isLoggedIn) return null;
  return (
    <label className={styles.block}>
      屏蔽
      <select
        value={data?.kind ?? kind}
        disabled={isLoading}
        aria-invalid={Boolean(error)}
        onChange={(event) => void block({ userCode, kind: event.target.value as CommunityHome['blocked'] })}
      >
        {Object.entries(BLOCK_KINDS).map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
      {error && <span role="alert">没有成功，请稍后再试</span>}
    </label>
  );
}
