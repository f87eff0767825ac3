import buttons from '../work-orders/buttons.module.css';
import styles from './record-form.module.css';

/** Says that the form shows what was typed and not saved. */
export function RestoredNotice({ onGiveUp }: { readonly onGiveUp: () => void }) {
  return (
    <p className={styles.restored} role="status">
      <span>已恢复您未保存的内容</span>
      <button type="button" className={buttons.text} onClick={onGiveUp}>
        放弃
      </button>
    </p>
  );
}
