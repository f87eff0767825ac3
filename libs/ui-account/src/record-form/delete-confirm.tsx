import { Button, ButtonLink, EmptyState } from '@portal/ui-kit';
import { type ReactNode, useState } from 'react';
import styles from './delete-confirm.module.css';

/** Props of `DeleteConfirm`. */
export interface DeleteConfirmProps {
  readonly title: string;
  /** What follows from it. */
  readonly text: string;
  /** Why it cannot be done now; empty for nothing. */
  readonly obstacle: string;
  /** Why the last attempt failed; empty for nothing. */
  readonly failure: string;
  readonly backHref: string;
  /** Deletes it, and tells whether that was done. */
  readonly remove: () => Promise<boolean>;
  readonly onRemoved: () => void;
  /** What is deleted. */
  readonly children: ReactNode;
}

/** Asks before a record is deleted. */
export function DeleteConfirm(props: DeleteConfirmProps) {
  const { title, text, obstacle, failure, backHref, remove, onRemoved, children } = props;
  const [isBusy, setIsBusy] = useState(false);

  async function confirm() {
    setIsBusy(true);
    const isDone = await remove();
    setIsBusy(false);
    if (isDone) onRemoved();
  }

  return (
    <section className={styles.confirm} aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.text}>{text}</p>
      {children}
      {obstacle && <p className={styles.notice}>{obstacle}</p>}
      {failure && (
        <p className={styles.failure} role="alert">
          {failure}
        </p>
      )}
      <div className={styles.actions}>
        {!obstacle && (
          <Button variant="danger" size="compact" disabled={isBusy} onClick={() => void confirm()}>
            {isBusy ? '删除中…' : '确定删除'}
          </Button>
        )}
        <ButtonLink href={backHref} size="compact">
          {obstacle ? '返回' : '取消'}
        </ButtonLink>
      </div>
    </section>
  );
}

/** Props of `NothingToDelete`. */
export interface NothingToDeleteProps {
  readonly message: string;
  readonly back: { readonly href: string; readonly text: string };
}

/** Says that there is nothing to delete. */
export function NothingToDelete({ message, back }: NothingToDeleteProps) {
  return (
    <EmptyState
      message={message}
      action={
        <ButtonLink href={back.href} size="compact">
          返回{back.text}
        </ButtonLink>
      }
    />
  );
}
