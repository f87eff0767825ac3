import { communityPaths } from '@portal/portal-paths/community';
import { Breadcrumb } from '@portal/ui-content';
import { SiteLink } from '@portal/ui-kit';
import styles from './community-banner.module.css';

/** A category with how many items it has. */
interface CountedCategory {
  readonly category: string;
  readonly name: string;
  readonly total: number;
}

/** Props of `CommunityBanner`. */
export interface CommunityBannerProps {
  /** Absent while they are on their way, and where they cannot be read. */
  readonly categories: readonly CountedCategory[] | undefined;
}

/** Head of the community's home page: what it is for, and its fields. */
export function CommunityBanner({ categories = [] }: CommunityBannerProps) {
  return (
    <header className={styles.banner}>
      <div className={styles.inner}>
        <div className={styles.words}>
          <Breadcrumb crumbs={[{ text: '社区' }]} />
          <h1>工业社区</h1>
          <p>设备、工艺与数据的一线经验，写清楚条件、做法和结果。</p>
        </div>
        <nav aria-label="领域" className={styles.fields}>
          <ul>
            {categories.map(({ category, name, total }) => (
              <li key={category}>
                <SiteLink href={communityPaths.blogArticle.href(undefined, { category })}>
                  {name}
                  <span>{total}</span>
                </SiteLink>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </header>
  );
}
