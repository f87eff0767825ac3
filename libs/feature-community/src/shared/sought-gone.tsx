import styles from './sought-gone.module.css';

/** Says that what an address leads to is not shown, or not any more. */
export function SoughtGone({ name }: { readonly name: string }) {
  return (
    <p role="status" className={styles.gone}>
      您要看的{name}已删除或不可见
    </p>
  );
}
