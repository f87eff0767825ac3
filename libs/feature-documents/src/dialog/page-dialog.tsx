import { CloseIcon, IconButton } from '@portal/ui-kit';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import styles from './page-dialog.module.css';

/** Props of `PageDialog`. */
export interface PageDialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Dialog over a page; the browser keeps the focus in it and gives it back. */
export function PageDialog({ title, onClose, children }: PageDialogProps) {
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={titleId} onClose={onClose}>
      <header>
        <h2 id={titleId}>{title}</h2>
        <IconButton label="关闭" onClick={() => dialog.current?.close()}>
          <CloseIcon />
        </IconButton>
      </header>
      {children}
    </dialog>
  );
}
