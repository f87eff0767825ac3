import { CloseIcon, IconButton } from '@portal/ui-kit';
import { type MouseEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import styles from './account-drawer.module.css';

/** Props of `AccountDrawer`. */
export interface AccountDrawerProps {
  readonly title?: string;
  /** Edge of the window it comes from; `left` by default. */
  readonly edge?: 'left' | 'bottom';
  readonly onClose: () => void;
  readonly children: ReactNode;
}

const LOCKED = 'is-scroll-locked';

/** Panel from an edge of the window: a native modal dialog, so focus stays inside, Escape closes it and focus returns. */
export function AccountDrawer({ title = '账号菜单', edge = 'left', onClose, children }: AccountDrawerProps) {
  const ref = useRef<HTMLDialogElement>(null);

  useLayoutEffect(() => {
    const dialog = ref.current;
    const opener = document.activeElement;
    dialog?.showModal();
    document.documentElement.classList.add(LOCKED);
    return () => {
      document.documentElement.classList.remove(LOCKED);
      dialog?.close();
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, []);

  function closeAfterLink(event: MouseEvent) {
    const target = event.target as Element;
    if (target.closest('a') || target === ref.current) onClose();
  }

  return (
    <dialog
      ref={ref}
      className={styles.drawer}
      data-edge={edge}
      aria-label={title}
      onClose={onClose}
      onClick={closeAfterLink}
    >
      <div className={styles.head}>
        <span>{title}</span>
        <IconButton className={styles.close} onClick={onClose} label={`关闭${title}`}>
          <CloseIcon size={22} />
        </IconButton>
      </div>
      <div className={styles.body}>{children}</div>
    </dialog>
  );
}
