import { SideCard } from './side-card';
import styles from './item-outline.module.css';

/** A heading of a text. */
interface OutlineEntry {
  readonly id: string;
  readonly text: string;
  readonly level: number;
}

/** 目录 of a text, beside it. */
export function ItemOutline({ entries }: { readonly entries: readonly OutlineEntry[] }) {
  if (entries.length < 2) return null;
  return (
    <div className={styles.outline}>
      <SideCard title="目录">
        <ol>
          {entries.map(({ id, text, level }) => (
            <li key={id} data-level={level}>
              <a href={`#${id}`}>{text}</a>
            </li>
          ))}
        </ol>
      </SideCard>
    </div>
  );
}
