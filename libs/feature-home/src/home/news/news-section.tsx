import type { ActivityBrief, NewsBrief } from '@portal/api-contract';
import { paths } from '@portal/portal-paths';
import { Section } from '@portal/ui-kit';
import { Block, type BlockQuery } from '../block/block';
import type { Heading } from '../block/block-section';
import { ActivityList } from './activity-list';
import { NewsList } from './news-list';
import styles from './news-section.module.css';

interface Page<Item> {
  readonly list: readonly Item[];
}

/** Props of `NewsSection`. */
export interface NewsSectionProps {
  readonly heading: Heading;
  readonly news: BlockQuery<Page<NewsBrief>>;
  readonly activities: BlockQuery<Page<ActivityBrief>>;
}

/** News and activities side by side; the one that is empty leaves its place to the other. */
export function NewsSection({ heading, news, activities }: NewsSectionProps) {
  const hasNews = news.data?.list.length !== 0;
  const hasActivities = activities.data?.list.length !== 0;
  if (!hasNews && !hasActivities) return null;
  return (
    <Section {...heading} surface="soft" action={{ text: '进入新闻中心', href: paths.newsCenter.href() }}>
      <div className={styles.columns}>
        {hasNews && (
          <Block name="新闻" query={news} sizeClass={styles.size}>
            {({ list }) => <NewsList news={list} />}
          </Block>
        )}
        {hasActivities && (
          <Block name="市场活动" query={activities} sizeClass={styles.size}>
            {({ list }) => <ActivityList activities={list} />}
          </Block>
        )}
      </div>
    </Section>
  );
}
