import type { ReactNode } from 'react';
import { IconButton } from '../button/icon-button';
import { CloseIcon } from '../icon/action-icons';
import styles from './dialog.module.css';
import { useModal } from './use-modal';

/** Props of `Dialog`. */
export interface DialogProps {
  readonly title: string;
  /** What it is called where the title does not say enough. */
  readonly label?: string;
  /** `full` takes the window. */
  readonly size?: 'medium' | 'full';
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Dialog in the middle of the window, open while it is rendered. */
export function Dialog({ title, label = title, size = 'medium', onClose, children }: DialogProps) {
  const { dialog, close } = useModal({ onClose });
  return (
    <dialog {...dialog} className={styles.dialog} data-size={size} aria-label={label}>
      <header className={styles.head}>
        <IconButton label="关闭" className={styles.close} onClick={close}>
          <CloseIcon size={22} />
        </IconButton>
        <h2 className={styles.title}>{title}</h2>
      </header>
      <div className={styles.body}>{children}</div>
    </dialog>
  );
}
