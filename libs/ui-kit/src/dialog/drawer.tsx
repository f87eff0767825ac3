import type { ReactNode } from 'react';
import { IconButton } from '../button/icon-button';
import { CloseIcon } from '../icon/panel-icons';
import styles from './dialog.module.css';
import { type ModalOptions, useModal } from './use-modal';

/** Props of `Drawer`. */
export interface DrawerProps extends ModalOptions {
  readonly title: string;
  /** Stands at the head in place of the title. */
  readonly head?: ReactNode;
  /** Edge of the window it comes from; that from the top is laid out by its `className`. Its `className` may set `--drawer-width`. */
  readonly edge: 'left' | 'right' | 'bottom' | 'top';
  readonly className?: string;
  readonly children: ReactNode;
}

/** Panel from an edge of the window, open while it is rendered. */
export function Drawer({ title, head, edge, className = '', children, ...options }: DrawerProps) {
  const { dialog, close } = useModal(options);
  return (
    <dialog {...dialog} className={`${styles.drawer} ${className}`} data-edge={edge} aria-label={title}>
      <header className={styles.head}>
        <IconButton label="关闭" className={styles.close} onClick={close}>
          <CloseIcon size={22} />
        </IconButton>
        {head ?? <h2 className={styles.title}>{title}</h2>}
      </header>
      <div className={styles.body}>{children}</div>
    </dialog>
  );
}
