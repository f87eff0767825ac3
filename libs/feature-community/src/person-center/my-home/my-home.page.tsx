import { definePage, fetchFresh, pageData, type PageProps } from '@portal/data-access-api';
import { communityOwnApi, communityWritingApi } from '@portal/data-access-api/community';
import { communityPaths } from '@portal/portal-paths/community';
import { personCenterPaths } from '@portal/portal-paths/person-center';
import { Alert, ButtonLink, QueryView, SiteLink, Skeleton } from '@portal/ui-kit';
import { SideCard } from '../../shared/side-card';
import { CenterPage } from '../frame/center-page';
import { DayChart } from './day-chart';
import { LevelCard } from './level-card';
import styles from './my-home.module.css';

const { countOwnContent } = communityWritingApi.endpoints;

const data = pageData(() => ({
  stat: fetchFresh(communityOwnApi.endpoints.getCommunityStat),
  articles: fetchFresh(countOwnContent, { mainTypes: [5] }),
  questions: fetchFresh(countOwnContent, { mainTypes: [4] }),
  resources: fetchFresh(countOwnContent, { mainTypes: [1, 2, 3] }),
}));

/** Where own items of a kind are, and what they are called. */
const KINDS = {
  articles: { path: personCenterPaths.myArticle, name: '篇文章' },
  questions: { path: personCenterPaths.myFaq, name: '个问题' },
  resources: { path: personCenterPaths.myResource, name: '项资料或视频' },
} as const;

/** What is to be done about items in a state. */
const TODOS = {
  121: '未通过审核，可修改重提或申诉',
  321: '被违规下架，可修改重提或申诉',
  100: '是草稿，还没有提交',
} as const;

export const page = definePage({ data, Page: MyHomePage });

/** Home page of the personal center (design: community, `my-home`). */
function MyHomePage({ stat, ...counts }: PageProps<typeof data>) {
  return (
    <CenterPage
      title="个人中心"
      actions={
        <>
          <ButtonLink href={communityPaths.publishQuestion.href()}>提问题</ButtonLink>
          <ButtonLink href={communityPaths.publishArticle.href()} variant="primary">
            写文章
          </ButtonLink>
        </>
      }
    >
      <QueryView result={stat} waiting={<Skeleton height={480} />} label="正在加载">
        {(figures) => (
          <div className={styles.parts}>
            {figures.mutedUntil && (
              <Alert tone="warning">
                你的发言权限已暂停，{figures.mutedUntil.slice(0, 16).replace('T', ' ')} 恢复。
              </Alert>
            )}
            <dl className={styles.figures}>
              {[
                { label: '发布', value: figures.works },
                { label: '获赞', value: figures.likes },
                { label: '被采纳', value: figures.accepted },
                { label: '浏览', value: figures.views },
                { label: '声望', value: figures.reputation },
                { label: '关注者', value: figures.followers },
              ].map(({ label, value }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{value.toLocaleString('zh-CN')}</dd>
                </div>
              ))}
            </dl>
            <div className={styles.columns}>
              <SideCard title="近 30 天">
                <DayChart days={figures.days} />
              </SideCard>
              <div className={styles.side}>
                <LevelCard {...figures} />
                <SideCard title="待办">
                  <Todos counts={counts} />
                </SideCard>
              </div>
            </div>
          </div>
        )}
      </QueryView>
    </CenterPage>
  );
}

interface TodosProps {
  readonly counts: Readonly<Record<keyof typeof KINDS, Pick<PageProps<typeof data>['articles'], 'data'>>>;
}

/** What is to be done, each where it is done. */
function Todos({ counts }: TodosProps) {
  const todos = ([121, 321, 100] as const).flatMap((status) =>
    (Object.keys(KINDS) as (keyof typeof KINDS)[]).flatMap((kind) => {
      const total = counts[kind].data?.find((count) => count.status === status)?.total ?? 0;
      const { path, name } = KINDS[kind];
      return total === 0 ? [] : [{ href: path.href(undefined, { status }), text: `${total} ${name}${TODOS[status]}` }];
    }),
  );
  if (todos.length === 0) return <p className={styles.quiet}>没有需要处理的内容</p>;
  return (
    <ul className={styles.todos}>
      {todos.map(({ href, text }) => (
        <li key={href}>
          <SiteLink href={href}>{text}</SiteLink>
        </li>
      ))}
    </ul>
  );
}
