import { Button } from '@portal/ui-kit';
import { type ReactNode, useId, useState } from 'react';
import styles from './message-box.module.css';

/** Props of `MessageBox`. */
export interface MessageBoxProps {
  /** URL of the picture behind it; none where it is empty. */
  readonly picture: string;
  /** The form. */
  readonly children: ReactNode;
}

/** The footer's form. On phones, and below a form of the page's own, it is folded until it is asked for. */
export function MessageBox({ picture, children }: MessageBoxProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  return (
    // No landmark of its own: pages have forms with the same words.
    <div
      className={styles.message}
      data-open={isOpen || undefined}
      style={picture ? { backgroundImage: `url("${picture}")` } : undefined}
    >
      <div className={styles.head}>
        <h2 className={styles.title}>给我们留言</h2>
        <Button
          variant="plain"
          className={styles.unfold}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? '收起' : '填写留言'}
        </Button>
      </div>
      <div id={id} className={styles.form}>
        {children}
      </div>
    </div>
  );
}
