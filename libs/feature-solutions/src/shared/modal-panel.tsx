import { CloseIcon, IconButton } from '@portal/ui-kit';
import { type MouseEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import styles from './modal-panel.module.css';

/** Props of `ModalPanel`. */
export interface ModalPanelProps {
  /** What the panel shows, for screen readers. */
  readonly label: string;
  /** `drawer` slides in at the right; `full` takes the window. */
  readonly variant: 'drawer' | 'full';
  /** The visitor closed the panel; it is gone when it is no longer rendered. */
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Native modal dialog, open while it is rendered: focus stays inside, Escape closes it and focus returns. */
export function ModalPanel({ label, variant, onClose, children }: ModalPanelProps) {
  const ref = useRef<HTMLDialogElement>(null);

  useLayoutEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);

  function close() {
    ref.current?.close();
  }

  function closeOutside({ target }: MouseEvent) {
    if (target === ref.current) close();
  }

  // The event comes late: by then the panel may be gone, or open again.
  function tell() {
    if (ref.current && !ref.current.open) onClose();
  }

  return (
    <dialog
      ref={ref}
      className={styles.panel}
      data-variant={variant}
      aria-label={label}
      onClose={tell}
      onClick={closeOutside}
    >
      <div className={styles.body}>
        <IconButton className={styles.close} onClick={close} label="关闭">
          <CloseIcon size={22} />
        </IconButton>
        {children}
      </div>
    </dialog>
  );
}
