import { Button, copyText, VisuallyHidden } from '@portal/ui-kit';
import { useState } from 'react';
import styles from './copied-fact.module.css';

/** Props of `CopiedFact`. */
export interface CopiedFactProps {
  /** What it is. */
  readonly name: string;
  readonly value: string;
  /** How it is shown; as it is copied unless told. */
  readonly shown?: string;
}

/** Something that is typed at a bank, with a button that copies it. */
export function CopiedFact({ name, value, shown = value }: CopiedFactProps) {
  const [message, setMessage] = useState('');
  return (
    <span className={styles.copied}>
      <span className={styles.value}>{shown}</span>
      <Button
        variant="plain"
        className={styles.copy}
        onClick={() => void copyText(value).then((isCopied) => setMessage(isCopied ? '已复制' : '请手动选择并复制'))}
      >
        复制<VisuallyHidden>{name}</VisuallyHidden>
      </Button>
      <span role="status" className={styles.outcome}>
        {message}
      </span>
    </span>
  );
}
