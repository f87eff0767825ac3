import type { ContentItem } from '@portal/api-contract/community';
import { SiteLink } from '@portal/ui-kit';
import { formatFigure } from './format-figure';
import styles from './related-items.module.css';
import { SideCard } from './side-card';
import { TypeMark } from './type-mark';

/** Other items of the same tags, category or author. */
export function RelatedItems({ items }: { readonly items: readonly ContentItem[] }) {
  if (items.length === 0) return null;
  return (
    <SideCard title="相关内容">
      <ul className={styles.items}>
        {items.map(({ mid, mainType, title, url, counts }) => (
          <li key={mid}>
            <TypeMark mainType={mainType} />
            <SiteLink href={url}>{title}</SiteLink>
            <span>{formatFigure(counts.views)} 浏览</span>
          </li>
        ))}
      </ul>
    </SideCard>
  );
}
