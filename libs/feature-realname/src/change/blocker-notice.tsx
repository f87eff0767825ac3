import type { EndpointData } from '@portal/api-contract';
import type { checkIdentityChange } from '@portal/api-contract/account';
import { Button, SiteLink, VisuallyHidden } from '@portal/ui-kit';
import { NoticePanel } from '../shared/notice-panel';
import styles from './change.module.css';

/** Props of `BlockerNotice`. */
export interface BlockerNoticeProps {
  readonly blockers: EndpointData<typeof checkIdentityChange>['blockers'];
  /** Looks again whether they are gone. */
  readonly onRetry: () => void;
}

/** What is in the way of a change of the enterprise, and where it is finished. */
export function BlockerNotice({ blockers, onRetry }: BlockerNoticeProps) {
  return (
    <NoticePanel
      tone="warning"
      title="暂时不能变更主体"
      actions={<Button onClick={onRetry}>处理完了，重新检查</Button>}
    >
      <p>账号名下的业务须由当前主体完成。处理完以下事项后即可变更：</p>
      <ul className={styles.blockers}>
        {blockers.map(({ type, title, count, url, advice }) => (
          <li key={type}>
            <span>
              <strong>{type === 'interval' ? title : `${title} ${count} 项`}</strong>
              {advice && <small>{advice}</small>}
            </span>
            {url && (
              <SiteLink href={url}>
                去处理<VisuallyHidden>：{title}</VisuallyHidden>
              </SiteLink>
            )}
          </li>
        ))}
      </ul>
    </NoticePanel>
  );
}
