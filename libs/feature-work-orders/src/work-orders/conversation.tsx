import type { RecordFile, WorkOrderMessage } from '@portal/api-contract/account';
import { formatBeijingTime, RecordFiles } from '@portal/ui-account';
import styles from './conversation.module.css';

/** Props of `Conversation`. */
export interface ConversationProps {
  readonly messages: readonly WorkOrderMessage[];
  /** Somebody has taken the work order on. */
  readonly isTaken: boolean;
  readonly busyId: string;
  readonly onOpenFile: (file: RecordFile) => void;
}

/** What was said about a work order, first things first; what comes in while it is open is announced. */
export function Conversation({ messages, isTaken, busyId, onOpenFile }: ConversationProps) {
  return (
    <div role="log" aria-label="沟通记录">
      {messages.length === 0 && (
        <p className={styles.empty}>
          {isTaken
            ? '工程师已响应，正在处理您的问题，回复会显示在这里。'
            : '还没有回复。工程师响应后，消息会显示在这里。'}
        </p>
      )}
      <ol className={styles.messages}>
        {messages.map((message) => (
          <li key={message.id} className={styles.message} data-author={message.author}>
            <Message message={message} busyId={busyId} onOpenFile={onOpenFile} />
          </li>
        ))}
      </ol>
    </div>
  );
}

type MessageProps = Omit<ConversationProps, 'messages' | 'isTaken'> & { readonly message: WorkOrderMessage };

function Message({ message, busyId, onOpenFile }: MessageProps) {
  const { author, authorName, text, files, at, readAt } = message;
  const time = <time dateTime={at}>{formatBeijingTime(at)}</time>;
  if (author === 'system') {
    return (
      <p className={styles.line}>
        {text} {time}
      </p>
    );
  }
  return (
    <>
      <p className={styles.meta}>
        <strong>{author === 'user' ? '我' : authorName || '工程师'}</strong>
        {time}
        {author === 'user' && <span data-read={readAt !== null}>{readAt ? '已读' : '未读'}</span>}
      </p>
      <div className={styles.bubble}>
        <p className={styles.text}>{text}</p>
        <RecordFiles label="消息附件" files={files} busyId={busyId} onOpen={onOpenFile} />
      </div>
    </>
  );
}
