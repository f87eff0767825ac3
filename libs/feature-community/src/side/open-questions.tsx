import type { ContentItem } from '@portal/api-contract/community';
import type { QueryResult } from '@portal/data-access-api';
import { communityPaths } from '@portal/portal-paths/community';
import type { ListPage } from '@portal/ui-content';
import { SiteLink } from '@portal/ui-kit';
import { SideCard } from '../shared/side-card';
import styles from './side.module.css';

/** Input of the call for questions that wait for an answer. */
export const OPEN_QUESTIONS = {
  mainTypes: [4],
  question: 'unanswered',
  sort: 'newest',
  pageNo: 1,
  pageSize: 5,
} as const;

/** 待解答: questions that nobody has answered yet. Where there are none, or they cannot be read, it is not there. */
export function OpenQuestions({ result: { data } }: { readonly result: QueryResult<ListPage<ContentItem>> }) {
  if (!data || data.list.length === 0) return null;
  return (
    <SideCard title="待解答" more={{ text: '全部', href: communityPaths.qa.href(undefined, { tab: 'unanswered' }) }}>
      <ul className={styles.links}>
        {data.list.map(({ mid, title, url, question }) => (
          <li key={mid}>
            <SiteLink href={url}>{title}</SiteLink>
            {question && question.bounty > 0 && <span className={styles.bounty}>悬赏 {question.bounty}</span>}
          </li>
        ))}
      </ul>
    </SideCard>
  );
}
