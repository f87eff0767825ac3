import { type CommunityHome, WORK_KINDS } from '@portal/api-contract/community';
import { definePage, fetchQuery, pageData, type PageProps, urlField } from '@portal/data-access-api';
import { communityApi } from '@portal/data-access-api/community';
import { DetailState, type ListQuery } from '@portal/ui-content';
import { WorkList } from '../shared/work-list';
import { ViewTabs } from '../shared/view-tabs';
import { MemberHead } from './member-head';
import styles from './member-home.module.css';

const PAGE_SIZE = 20;
const KINDS = ['article', 'question', 'answer', 'material', 'video'] as const;

const { getCommunityHome, listCommunityWorks } = communityApi.endpoints;

const data = pageData(
  { userCode: urlField.beside(urlField.text(32)), tab: urlField.sort(KINDS), page: urlField.page() },
  ({ query: { userCode, tab, page: pageNo } }) => ({
    home: fetchQuery(getCommunityHome, userCode && { userCode }),
    works: fetchQuery(
      listCommunityWorks,
      userCode && { userCode, ...(tab && { kind: tab }), pageNo, pageSize: PAGE_SIZE },
    ),
  }),
);

export const page = definePage({ data, item: 'home', Page: MemberHomePage });

/** A member as all may see them (design: community, `userHomePage`). */
function MemberHomePage({ query, home, works }: PageProps<typeof data>) {
  return (
    <DetailState result={home}>
      {(member) => (
        <div className={styles.page}>
          <MemberHead home={member} />
          <MemberTabs home={member} query={query} current={query.values.tab} />
          <WorkList name="作品" result={works} query={query} empty="还没有发布内容" />
        </div>
      )}
    </DetailState>
  );
}

interface MemberTabsProps {
  readonly home: CommunityHome;
  readonly query: ListQuery;
  readonly current: (typeof KINDS)[number] | undefined;
}

/** 动态, and works by kind with how many there are; kinds without any are left out. */
function MemberTabs({ home: { works }, query, current }: MemberTabsProps) {
  const shown = KINDS.filter((kind) => works[kind] > 0 || kind === current);
  return (
    <ViewTabs
      label="作品类型"
      tabs={[
        { text: '动态', href: query.hrefWith({ tab: undefined }), isCurrent: !current },
        ...shown.map((kind) => ({
          text: `${WORK_KINDS[kind]} ${works[kind]}`,
          href: query.hrefWith({ tab: kind }),
          isCurrent: kind === current,
        })),
      ]}
    />
  );
}
