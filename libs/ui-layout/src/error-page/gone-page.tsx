import type { ItemLink } from '@portal/api-contract';
import { SiteLink } from '@portal/ui-kit';
import styles from './gone-page.module.css';

/** Props of `GonePage`. */
export interface GonePageProps {
  /** What happened, e.g. 该产品已下架. */
  readonly message: string;
  /** Name of the item. */
  readonly title: string;
  readonly alternatives: readonly ItemLink[];
}

/** An item that is off the shelf, with what is there instead. */
export function GonePage({ message, title, alternatives }: GonePageProps) {
  return (
    <section className={styles.page}>
      <p className={styles.message}>{message}</p>
      <h1 className={styles.title}>{title || message}</h1>
      <p className={styles.help}>它不再提供，收藏的地址可以更新为下面的页面。</p>
      {alternatives.length > 0 && (
        <>
          <h2 className={styles.heading}>您可能需要</h2>
          <ul className={styles.list}>
            {alternatives.map((item) => (
              <li key={item.id}>
                <SiteLink href={item.url} className={styles.card}>
                  <strong>{item.title}</strong>
                  <span>{item.summary}</span>
                </SiteLink>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
