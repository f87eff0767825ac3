import { Button, copyText } from '@portal/ui-kit';
import { useState } from 'react';
import styles from './cashier.module.css';
import { describeElsewhere } from './payment-words';

/** Says how to pay where WeChat shows the page and cannot pay by a channel, and copies the link of the page. */
export function PayElsewhere({ channel }: { readonly channel: string }) {
  const [message, setMessage] = useState('');
  const copy = () =>
    copyText(window.location.href).then((isCopied) =>
      setMessage(isCopied ? '链接已复制' : '没有复制成功，请从右上角的菜单中复制链接'),
    );
  return (
    <>
      <p className={styles.note}>{describeElsewhere(channel)}</p>
      <Button onClick={() => void copy()}>复制本页链接</Button>
      <p role="status" className={styles.note}>
        {message}
      </p>
    </>
  );
}
