import type { CommunityPerson } from '@portal/api-contract/community';
import type { ApiError } from '@portal/data-access-api';
import { useInviteToAnswerMutation, useListInvitationsQuery } from '@portal/data-access-api/community';
import { Button, Dialog, QueryView, SiteLink, Skeleton } from '@portal/ui-kit';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { memberHref } from '../shared/item-href';
import { MemberAvatar } from '../shared/member-avatar';
import styles from './invite-dialog.module.css';

/** Props of `InviteDialog`. */
export interface InviteDialogProps {
  readonly mid: string;
  readonly onClose: () => void;
}

/** Invites members to answer a question who have answered others of its tags well, and shows who was invited. */
export function InviteDialog({ mid, onClose }: InviteDialogProps) {
  const result = useListInvitationsQuery({ mid });
  const [invite] = useInviteToAnswerMutation();
  const [asked, setAsked] = useState('');
  const [message, setMessage] = useState('');
  const status = useRef<HTMLParagraphElement>(null);

  useEffect(() => {
    // The row with the button that was pressed has gone, and the focus with it.
    if (message && document.activeElement === document.body) status.current?.focus();
  }, [message, result.data]);

  async function send({ userCode, nickname }: CommunityPerson): Promise<void> {
    if (asked !== '') return;
    setAsked(userCode);
    setMessage('');
    const { error } = await invite({ mid, userCode });
    setMessage(error ? (error as ApiError).msg || '没有成功，请稍后再试' : `已邀请 ${nickname}`);
    // Whoever was rejected may not be suggested any more.
    await result.refetch();
    setAsked('');
  }

  return (
    <Dialog title="邀请回答" onClose={onClose}>
      <QueryView result={result} waiting={<Skeleton height={240} />} label="正在查找熟悉该问题的人">
        {({ invited, suggested, left, reason }) => (
          <>
            <p className={styles.note}>
              {left > 0
                ? `下面的成员在相同标签的问题下有被采纳或获赞同的回答。你现在还可以邀请 ${left} 人，对方会收到一条通知。`
                : `${reason}。`}
            </p>
            <p ref={status} role="status" tabIndex={-1} className={styles.message}>
              {message}
            </p>
            {suggested.length > 0 && (
              <ul className={styles.people} aria-label="推荐邀请">
                {suggested.map(({ person, answers, accepted }) => (
                  <Person
                    key={person.userCode}
                    person={person}
                    fact={`${answers} 个好回答${accepted > 0 ? ` · ${accepted} 个被采纳` : ''}`}
                  >
                    <Button
                      size="compact"
                      aria-label={`邀请 ${person.nickname}`}
                      aria-disabled={asked !== ''}
                      onClick={() => void send(person)}
                    >
                      邀请
                    </Button>
                  </Person>
                ))}
              </ul>
            )}
            {left > 0 && suggested.length === 0 && <p className={styles.note}>暂时没有可以推荐的人。</p>}
            {invited.length > 0 && (
              <>
                <h3 className={styles.title}>已邀请 {invited.length} 人</h3>
                <ul className={styles.people} aria-label="已邀请">
                  {invited.map(({ person, isAnswered, isMine }) => (
                    <Person key={person.userCode} person={person} fact={isMine ? '由你邀请' : '由其他成员邀请'}>
                      <span className={styles.state} data-answered={isAnswered || undefined}>
                        {isAnswered ? '已回答' : '已邀请'}
                      </span>
                    </Person>
                  ))}
                </ul>
              </>
            )}
          </>
        )}
      </QueryView>
    </Dialog>
  );
}

interface PersonProps {
  readonly person: CommunityPerson;
  /** Why they stand here. */
  readonly fact: string;
  readonly children: ReactNode;
}

function Person({ person, fact, children }: PersonProps) {
  return (
    <li className={styles.person}>
      <MemberAvatar {...person} size="medium" />
      <div className={styles.words}>
        <SiteLink href={memberHref(person.userCode)}>{person.nickname}</SiteLink>
        <small>
          LV{person.level} · {fact}
        </small>
      </div>
      {children}
    </li>
  );
}
