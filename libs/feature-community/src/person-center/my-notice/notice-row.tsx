import type { CommunityNotice } from '@portal/api-contract/community';
import { Button, SiteLink, VisuallyHidden } from '@portal/ui-kit';
import { Fragment, type ReactNode } from 'react';
import { memberHref } from '../../shared/item-href';
import { MemberAvatar } from '../../shared/member-avatar';
import styles from './my-notice.module.css';

/** Props of `NoticeRow`. */
export interface NoticeRowProps {
  readonly notice: CommunityNotice;
  readonly onRead: () => void;
  /** What chooses it. */
  readonly children: ReactNode;
}

/** A notice: who did what to which; several who did the same are one. */
export function NoticeRow({ notice, onRead, children }: NoticeRowProps) {
  const { people, total, text, title, excerpt, url, isRead, at } = notice;
  const [first] = people;
  const onOpen = isRead ? undefined : onRead;
  return (
    <li className={styles.notice} data-unread={!isRead || undefined}>
      {children}
      {first && <MemberAvatar {...first} size="medium" />}
      <div>
        <p>
          {!isRead && <VisuallyHidden>未读：</VisuallyHidden>}
          {people.length > 0 && (
            <strong>
              {people.map(({ userCode, nickname }, index) => (
                <Fragment key={userCode}>
                  {index > 0 && '、'}
                  <SiteLink href={memberHref(userCode)} onClick={onOpen}>
                    {nickname}
                  </SiteLink>
                </Fragment>
              ))}
            </strong>
          )}
          {total > people.length && ` 等 ${total} 人`} {text}
        </p>
        {title && (
          <p className={styles.title}>
            {url ? (
              <SiteLink href={url} onClick={onOpen}>
                {title}
              </SiteLink>
            ) : (
              title
            )}
          </p>
        )}
        {excerpt && <p className={styles.excerpt}>{excerpt}</p>}
        <time dateTime={at}>{at.slice(0, 16).replace('T', ' ')}</time>
      </div>
      {!isRead && (
        <Button variant="plain" className={styles.read} onClick={onRead}>
          标为已读
        </Button>
      )}
    </li>
  );
}
