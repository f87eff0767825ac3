import { buttons } from '../frame/buttons';
import styles from './record-form.module.css';

/** Props of `RestoredNotice`. */
export interface RestoredNoticeProps {
  readonly onGiveUp: () => void;
}

/** Says that the form shows what was typed and not saved. */
export function RestoredNotice({ onGiveUp }: RestoredNoticeProps) {
  return (
    <p className={styles.restored} role="status">
      <span>已恢复您未保存的内容</span>
      <button type="button" className={buttons.text} onClick={onGiveUp}>
        放弃
      </button>
    </p>
  );
}
