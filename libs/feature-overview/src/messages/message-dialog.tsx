import { type Message, MESSAGE_TYPES } from '@portal/api-contract/account';
import { type ApiError, useAppSelector } from '@portal/data-access-api';
import { useGetMessageQuery } from '@portal/data-access-api/account';
import { formatBeijingTime } from '@portal/ui-account';
import { AccountDialog } from '@portal/ui-account/dialog';
import { Badge, ButtonLink, ButtonRow, DataNotice, Skeleton } from '@portal/ui-kit';
import { useSearchParams } from 'react-router-dom';
import styles from './messages.module.css';

/** The message that `id` in the address names; opening it is reading it. */
export function MessageDialog() {
  const [search, setSearch] = useSearchParams();
  const id = search.get('id') ?? '';
  const isLoggedIn = useAppSelector(({ authInfo }) => authInfo.isLoggedIn);
  const { currentData, error, refetch } = useGetMessageQuery(
    { id },
    { skip: id === '' || !isLoggedIn, refetchOnMountOrArgChange: true },
  );

  const close = () =>
    setSearch(
      (last) => {
        const next = new URLSearchParams(last);
        next.delete('id');
        return next;
      },
      { replace: true },
    );

  return (
    <AccountDialog title={currentData?.title ?? '消息'} isOpen={id !== ''} onClose={close}>
      {currentData ? (
        <MessageText message={currentData} />
      ) : (
        <Missing error={error as ApiError | undefined} onRetry={() => void refetch()} />
      )}
    </AccountDialog>
  );
}

function MessageText({ message: { type, body, link, recordNo, createdAt } }: { readonly message: Message }) {
  return (
    <article className={styles.message}>
      <p className={styles.facts}>
        <Badge tone={type === 'security' ? 'hot' : 'muted'}>{MESSAGE_TYPES[type]}</Badge>
        <time dateTime={createdAt}>{formatBeijingTime(createdAt)}</time>
        {recordNo && <span>{recordNo}</span>}
      </p>
      <p className={styles.text}>{body}</p>
      {link && (
        <ButtonRow>
          <ButtonLink href={link} variant="primary" size="compact">
            查看详情
          </ButtonLink>
        </ButtonRow>
      )}
    </article>
  );
}

interface MissingProps {
  readonly error: ApiError | undefined;
  readonly onRetry: () => void;
}

function Missing({ error, onRetry }: MissingProps) {
  if (error?.code === '404') return <p className={styles.text}>这条消息不存在，或者已经删除。</p>;
  if (error) return <DataNotice message="消息加载失败" error={error} onRetry={onRetry} />;
  return (
    <div role="status" aria-label="正在加载消息">
      <Skeleton height={148} />
    </div>
  );
}
