import type { ActivityDetail } from '@portal/api-contract';
import { definePage, fetchQuery, pageData, type PageProps, useBrand } from '@portal/data-access-api';
import { newsApi } from '@portal/data-access-api/pages';
import { parseHtmlFile, paths } from '@portal/portal-paths';
import { Container, DetailState, ItemLinks, PageHead, RichText, ShareBar, StructuredData } from '@portal/ui-content';
import { Badge } from '@portal/ui-kit';
import { FORM_LABELS, formatSpan, STATE_LABELS } from '../activity-labels';
import { ActivityActions } from './activity-actions';
import styles from './activity-detail.module.css';
import { AgendaList, ReplayChapters, SpeakerList } from './activity-parts';

const data = pageData(({ brand: { visibleRange }, params: { file } }) => {
  const id = parseHtmlFile(file);
  return { activity: fetchQuery(newsApi.endpoints.findActivityById, id && { id, visibleRange }) };
});

export const page = definePage({ data, item: 'activity', Page: ActivityDetailPage });

/** A marketing activity: when, where, what about, by whom, and how to take part. */
function ActivityDetailPage({ activity }: PageProps<typeof data>) {
  return <DetailState result={activity}>{(item) => <Activity activity={item} />}</DetailState>;
}

function Activity({ activity }: { readonly activity: ActivityDetail }) {
  const { publicOrigin, basePath } = useBrand();
  const { id, title, summary, startsAt, endsAt, place, state, coverImage, content, bodyHtml, related } = activity;
  return (
    <>
      <PageHead
        crumbs={[{ text: '活动中心', href: paths.activityCenter.href() }, { text: title }]}
        title={title}
        text={summary}
        meta={
          <>
            <Badge tone={STATE_LABELS[state].tone}>{STATE_LABELS[state].text}</Badge>
            <time dateTime={startsAt}>{formatSpan(startsAt, endsAt)}</time>
            <span>
              {FORM_LABELS[content.form]} · {place}
            </span>
          </>
        }
        actions={<ActivityActions activity={activity} />}
        cover={coverImage}
      />
      <Container>
        <div className={styles.columns}>
          <div className={styles.main}>
            <RichText html={bodyHtml} />
            <AgendaList agenda={content.agenda} />
            <SpeakerList speakers={content.speakers} />
            <ReplayChapters chapters={content.replayChapters} />
            <ShareBar title={title} />
          </div>
          {related.length > 0 && (
            <aside aria-labelledby="related-title">
              <h2 id="related-title" className={styles.heading}>
                其他活动
              </h2>
              <ItemLinks items={related} />
            </aside>
          )}
        </div>
      </Container>
      <StructuredData
        data={{
          '@type': 'Event',
          name: title,
          description: summary,
          startDate: startsAt,
          endDate: endsAt,
          eventAttendanceMode: `https://schema.org/${ATTENDANCE[content.form]}EventAttendanceMode`,
          location:
            content.form === 'online'
              ? {
                  '@type': 'VirtualLocation',
                  url: publicOrigin + basePath + paths.activityDetail.href({ file: `${id}.html` }),
                }
              : { '@type': 'Place', name: place, address: content.address || place },
        }}
      />
    </>
  );
}

const ATTENDANCE = { online: 'Online', offline: 'Offline', hybrid: 'Mixed' } as const;
