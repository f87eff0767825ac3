import type { StateCount } from '@portal/api-contract/account';
import { definePage, fetchFresh, pageData, type PageProps, urlField } from '@portal/data-access-api';
import { trialsApi } from '@portal/data-access-api/account';
import { paths } from '@portal/portal-paths';
import { accountPaths } from '@portal/portal-paths/account';
import { AccountPage, usePolling } from '@portal/ui-account';
import { ItemList, type ListQuery } from '@portal/ui-content';
import { ButtonLink, EmptyState, SiteLink } from '@portal/ui-kit';
import { TrialCard } from './trial-card';
import { isMoving, sumTrials, TRIAL_TAB_NAMES, TRIAL_TABS } from './trial-words';
import styles from './trials.module.css';

const PAGE_SIZE = 12;
const CARD_HEIGHT = 284;
const POLL_MS = 10_000;

const data = pageData({ tab: urlField.choice(TRIAL_TAB_NAMES), page: urlField.page() }, ({ query }) => ({
  trials: fetchFresh(trialsApi.endpoints.listTrials, {
    ...(query.tab && { statuses: [...TRIAL_TABS[query.tab].statuses] }),
    ...{ pageNo: query.page, pageSize: PAGE_SIZE },
  }),
  counts: fetchFresh(trialsApi.endpoints.countTrials),
}));

export const page = definePage({ data, Page: TrialListPage });

/** 我的试用 (spec §2): what is tried, by state, with what is left of it. */
function TrialListPage({ query, trials, counts }: PageProps<typeof data>) {
  // Read again while something is under way.
  const hasMoving = trials.data?.list.some(isMoving) ?? false;
  usePolling(trials.refetch, hasMoving ? POLL_MS : 0);
  usePolling(counts.refetch, hasMoving ? POLL_MS : 0);
  const hasNone = sumTrials(counts.data) === 0;
  return (
    <AccountPage
      title="我的试用"
      lead="查看试用的状态、剩余天数与配额，申请延期或转为正式。"
      actions={
        <ButtonLink href={accountPaths.applications.href()} size="compact">
          其他申请
        </ButtonLink>
      }
    >
      {hasNone ? (
        <EmptyState
          message="还没有试用，选择一个支持试用的产品开始"
          action={
            <ButtonLink href={paths.product.href()} variant="primary">
              选择产品
            </ButtonLink>
          }
        />
      ) : (
        <>
          <TrialTabs query={query} counts={counts.data} />
          <ItemList
            name="试用"
            result={trials}
            query={query}
            columns={2}
            itemHeight={CARD_HEIGHT}
            getKey={({ id }) => id}
          >
            {(trial) => <TrialCard trial={trial} />}
          </ItemList>
        </>
      )}
    </AccountPage>
  );
}

interface TrialTabsProps {
  readonly query: ListQuery;
  readonly counts: readonly StateCount[] | undefined;
}

/** Tabs as links: they work without scripts, and the URL tells which is chosen. */
function TrialTabs({ query, counts }: TrialTabsProps) {
  const chosen = query.get('tab');
  const tabs = TRIAL_TAB_NAMES.map((name) => ({
    ...{ name, label: TRIAL_TABS[name].label },
    total: sumTrials(counts, TRIAL_TABS[name].statuses),
  }));
  return (
    <nav aria-label="试用状态" className={styles.tabs}>
      {[{ name: '', label: '全部', total: sumTrials(counts) }, ...tabs].map(({ name, label, total }) => (
        <SiteLink
          key={name}
          href={query.hrefWith({ tab: name })}
          className={styles.tab}
          aria-current={chosen === name ? 'true' : undefined}
        >
          {label}
          <span className={styles.total}>{total ?? ''}</span>
        </SiteLink>
      ))}
    </nav>
  );
}
