import type { QueryResult } from '@portal/data-access-api';
import { SiteLink } from '@portal/ui-kit';
import { tagHref } from '../shared/item-href';
import { SideCard } from '../shared/side-card';
import styles from './side.module.css';

/** Props of `TagCloud`. */
export interface TagCloudProps {
  readonly result: QueryResult<readonly { readonly name: string; readonly total: number }[]>;
  /** Kind of items that a tag leads to. */
  readonly mainType: number;
}

const SHOWN = 18;

/** 标签 with how many items have them. */
export function TagCloud({ result: { data }, mainType }: TagCloudProps) {
  if (!data || data.length === 0) return null;
  return (
    <SideCard title="热门标签">
      <ul className={styles.tags}>
        {data.slice(0, SHOWN).map(({ name, total }) => (
          <li key={name}>
            <SiteLink href={tagHref(mainType, name)}>
              {name}
              <span>{total}</span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </SideCard>
  );
}
