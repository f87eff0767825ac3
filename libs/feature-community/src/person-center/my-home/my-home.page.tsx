import { definePage, fetchFresh, pageData, type PageProps } from '@portal/data-access-api';
import { communityOwnApi, communityWritingApi } from '@portal/data-access-api/community';
import { communityPaths } from '@portal/portal-paths/community';
import { Alert, ButtonLink, QueryView, SiteLink, Skeleton } from '@portal/ui-kit';
import { SideCard } from '../../shared/side-card';
import { CenterPage } from '../frame/center-page';
import { DayChart } from './day-chart';
import { LevelCard } from './level-card';
import styles from './my-home.module.css';

const REJECTED = [121, 321];

const data = pageData(() => ({
  stat: fetchFresh(communityOwnApi.endpoints.getCommunityStat),
  counts: fetchFresh(communityWritingApi.endpoints.countOwnContent, { mainTypes: [] }),
}));

export const page = definePage({ data, Page: MyHomePage });

/** Home page of the personal center (design: community, `my-home`). */
function MyHomePage({ stat, counts }: PageProps<typeof data>) {
  const sum = (states: readonly number[]) =>
    (counts.data ?? []).filter(({ status }) => states.includes(status)).reduce((all, { total }) => all + total, 0);
  const [rejected, drafts] = [sum(REJECTED), sum([100])];
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
                  {rejected + drafts === 0 ? (
                    <p className={styles.quiet}>没有需要处理的内容</p>
                  ) : (
                    <ul className={styles.todos}>
                      {rejected > 0 && (
                        <li>
                          <SiteLink href={communityPaths.myArticle.href(undefined, { status: 121 })}>
                            {rejected} 项未通过或被下架，可修改重提或申诉
                          </SiteLink>
                        </li>
                      )}
                      {drafts > 0 && (
                        <li>
                          <SiteLink href={communityPaths.myArticle.href(undefined, { status: 100 })}>
                            {drafts} 篇草稿还没有提交
                          </SiteLink>
                        </li>
                      )}
                    </ul>
                  )}
                </SideCard>
              </div>
            </div>
          </div>
        )}
      </QueryView>
    </CenterPage>
  );
}
