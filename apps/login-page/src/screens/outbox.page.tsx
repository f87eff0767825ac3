import { Button } from '@portal/ui-kit';
import type { OutboxMessage } from '@portal/api-contract';
import { RefreshIcon } from '../frame/icons';
import { ScreenFrame } from '../frame/screen-frame';
import styles from './outbox-page.module.css';
import { useOutbox } from './use-outbox';

/** Times of the site are those of Beijing, wherever its visitor is. */
const TIME = new Intl.DateTimeFormat('zh-CN', {
  timeZone: 'Asia/Shanghai',
  month: 'numeric',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hour12: false,
});

/** Text messages that the demonstration would have sent. */
export function OutboxPage() {
  const { messages, failure, isClosed, isLoading, refresh } = useOutbox();
  return (
    <ScreenFrame title="演示短信" returnPath={undefined}>
      {isClosed ? (
        <p className={styles.lead}>仅演示环境提供。当前环境的短信会发送到手机，不在网页上显示。</p>
      ) : (
        <>
          <div className={styles.head}>
            <p className={styles.lead}>
              演示环境不会真的发送短信和邮件，发出的内容显示在这里，每5秒自动刷新，时间为北京时间。
            </p>
            <Button
              variant="plain"
              className={styles.refresh}
              aria-disabled={isLoading}
              onClick={() => void (isLoading || refresh())}
            >
              <RefreshIcon />
              刷新
            </Button>
          </div>
          <p role="alert" className={styles.failure}>
            {failure}
          </p>
          <MessageList messages={messages} isFailed={failure !== ''} />
        </>
      )}
    </ScreenFrame>
  );
}

interface MessageListProps {
  readonly messages: readonly OutboxMessage[] | undefined;
  readonly isFailed: boolean;
}

function MessageList({ messages, isFailed }: MessageListProps) {
  if (messages === undefined) return isFailed ? null : <p className={styles.empty}>正在加载…</p>;
  if (messages.length === 0) return <p className={styles.empty}>还没有短信。获取验证码后，短信会出现在这里。</p>;
  return (
    <ul className={styles.list} aria-label="短信列表" aria-live="polite" aria-relevant="additions">
      {messages.map(({ id, telephone, text, sentAt }) => (
        <li key={id} className={styles.message}>
          <p className={styles.facts}>
            <span>{telephone}</span>
            <time dateTime={sentAt}>{TIME.format(new Date(sentAt))}</time>
          </p>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
