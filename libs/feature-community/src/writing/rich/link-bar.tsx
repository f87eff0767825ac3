import { Button } from '@portal/ui-kit';
import { type KeyboardEvent, useId, useState } from 'react';
import styles from '../asking-bar.module.css';

/** Props of `LinkBar`. */
export interface LinkBarProps {
  /** Where the link leads now; empty for none. */
  readonly href: string;
  /** An empty address takes the link away. */
  readonly onSet: (href: string) => void;
  readonly onClose: () => void;
}

/** Asks where a link leads. It stands within the form of the text, so it is none itself. */
export function LinkBar({ href, onSet, onClose }: LinkBarProps) {
  const id = useId();
  const [typed, setTyped] = useState(href);

  function press(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing || (event.key !== 'Enter' && event.key !== 'Escape')) return;
    event.preventDefault();
    if (event.key === 'Enter') onSet(typed.trim());
    else onClose();
  }

  return (
    <div className={styles.bar} role="group" aria-label="链接">
      <label htmlFor={id}>链接地址</label>
      <input
        id={id}
        autoFocus
        value={typed}
        placeholder="https:// 或 /documents/…"
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={press}
      />
      <Button onClick={() => onSet(typed.trim())}>确定</Button>
      {href !== '' && (
        <Button variant="text" onClick={() => onSet('')}>
          去掉链接
        </Button>
      )}
      <Button variant="text" onClick={onClose}>
        取消
      </Button>
    </div>
  );
}
