import type { ContentDetail } from '@portal/api-contract/community';
import { SiteLink } from '@portal/ui-kit';
import { tagHref } from './item-href';
import styles from './item-tags.module.css';

/** Tags of an item, each leading to the items of its kind that have it. */
export function ItemTags({ item: { mainType, tags } }: { readonly item: Pick<ContentDetail, 'mainType' | 'tags'> }) {
  return (
    <ul className={styles.tags} aria-label="标签">
      {tags.map((tag) => (
        <li key={tag}>
          <SiteLink href={tagHref(mainType, tag)}>{tag}</SiteLink>
        </li>
      ))}
    </ul>
  );
}
