import { Button, CheckIcon, CopyIcon, copyText } from '@portal/ui-kit';
import { useState } from 'react';
import styles from './code-block.module.css';

/** Props of `CodeBlock`. */
export interface CodeBlockProps {
  /** What the code is, e.g. 返回示例. */
  readonly title: string;
  readonly code: string;
}

/** Code that can be copied; it scrolls by itself where it is wider or longer than its frame. */
export function CodeBlock({ title, code }: CodeBlockProps) {
  const [message, setMessage] = useState('');

  async function copy() {
    // Without permission the code still stands there to be selected.
    setMessage((await copyText(code)) ? '已复制' : '请手动选择并复制');
  }

  return (
    <figure className={styles.block}>
      <figcaption className={styles.head}>
        <span>{title}</span>
        <span role="status" className={styles.message}>
          {message}
        </span>
        <Button variant="plain" aria-label={`复制${title}`} onClick={() => void copy()}>
          {message === '已复制' ? <CheckIcon size={16} /> : <CopyIcon size={16} />}
          复制
        </Button>
      </figcaption>
      <pre className={styles.code} tabIndex={0} role="group" aria-label={title}>
        <code>{code}</code>
      </pre>
    </figure>
  );
}
