import { Button, CopyIcon, copyText } from '@portal/ui-kit';
import { useState } from 'react';
import styles from './share-bar.module.css';

/** Ways to take a page along: its URL, the system's share sheet where there is one, paper. */
export function ShareBar({ title }: { readonly title: string }) {
  const [message, setMessage] = useState('');

  async function share() {
    const url = window.location.href;
    if (typeof navigator.share === 'function') {
      // A visitor who closes the sheet has changed their mind: that is no failure.
      await navigator.share({ title, url }).catch(() => undefined);
      return;
    }
    await copy();
  }

  async function copy() {
    const { href } = window.location;
    setMessage((await copyText(href)) ? '链接已复制' : `请手动复制：${href}`);
  }

  return (
    <div className={styles.bar}>
      <Button variant="plain" onClick={() => void share()}>
        分享
      </Button>
      <Button variant="plain" onClick={() => void copy()}>
        <CopyIcon size={16} />
        复制链接
      </Button>
      <Button variant="plain" onClick={() => window.print()}>
        打印
      </Button>
      <span role="status">{message}</span>
    </div>
  );
}
