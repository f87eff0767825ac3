import styles from './form.module.css';

/** Says that a form shows what an earlier visit left behind. */
export function DraftNotice({ isShown }: { readonly isShown: boolean }) {
  return (
    isShown && (
      <p className={styles.restored} role="status">
        已恢复您上次未提交的内容
      </p>
    )
  );
}
