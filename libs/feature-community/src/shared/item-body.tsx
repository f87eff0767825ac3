import { RichText } from '@portal/ui-content';
import styles from './item-body.module.css';

/** Text that somebody has written, as the server renders and sanitizes it. */
export function ItemBody({ html }: { readonly html: string }) {
  return (
    <div className={styles.body}>
      <RichText html={html} />
    </div>
  );
}
