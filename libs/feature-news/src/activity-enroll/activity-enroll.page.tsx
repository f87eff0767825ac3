import { type Enrolment, ENROLMENT_STATES } from '@portal/api-contract';
import { definePage, fetchQuery, urlField, pageData, type PageProps } from '@portal/data-access-api';
import { accountsApi, formsApi, useCancelEnrollMutation } from '@portal/data-access-api/forms';
import { newsApi } from '@portal/data-access-api/pages';
import { htmlFile, paths } from '@portal/portal-paths';
import { accountPaths } from '@portal/portal-paths/account';
import { Container, DetailState, PageHead } from '@portal/ui-content';
import { SuccessPanel } from '@portal/ui-forms';
import { Button, ButtonLink, DataNotice, Skeleton } from '@portal/ui-kit';
import { useState } from 'react';
import { formatSpan } from '../activity-labels';
import styles from './activity-enroll.module.css';
import { EnrollForm } from './enroll-form';

const CHANNELS = '站内消息（短信与邮件按您的接收设置）';
const WAITING_STEPS = ['有名额空出时，按候补顺序自动转为已报名', `转为已报名时，您会收到${CHANNELS}`];
const ENROLLED_STEPS = [
  `活动开始前 24 小时，您会收到${CHANNELS}提醒；在此之后报名的不再另发`,
  '计划有变时，请在活动开始前取消，把名额留给候补的人',
];

const data = pageData({ id: urlField.text(64) }, ({ brand: { visibleRange }, query: { id } }) => ({
  activity: fetchQuery(newsApi.endpoints.findActivityById, { id: id ?? '', visibleRange }),
  enrolments: fetchQuery(formsApi.endpoints.listEnrolments, id && { activityId: id }),
  profile: fetchQuery(accountsApi.endpoints.getUserProfile),
}));

type ActivityEnrollProps = PageProps<typeof data>;

export const page = definePage({ data, Page: ActivityEnrollPage });

/** Enrols in an activity, or shows how an enrolment stands. */
function ActivityEnrollPage(props: ActivityEnrollProps) {
  const { id: activityId = '' } = props.query.values;
  return (
    <DetailState result={props.activity}>
      {({ title, startsAt, endsAt, place }) => (
        <>
          <PageHead
            crumbs={[
              { text: '活动中心', href: paths.activityCenter.href() },
              { text: title, href: paths.activityDetail.href({ file: htmlFile(activityId) }) },
              { text: '报名' },
            ]}
            title={`报名：${title}`}
            text={`${formatSpan(startsAt, endsAt)} · ${place}`}
          />
          <Container className={styles.page}>
            <EnrolmentState activityId={activityId} {...props} />
          </Container>
        </>
      )}
    </DetailState>
  );
}

interface EnrolmentStateProps extends Pick<ActivityEnrollProps, 'enrolments' | 'profile'> {
  readonly activityId: string;
}

function EnrolmentState({ activityId, enrolments, profile: { data: profile } }: EnrolmentStateProps) {
  const [isNew, setIsNew] = useState(false);
  if (enrolments.isError) return <DataNotice onRetry={() => void enrolments.refetch()} />;
  if (!enrolments.data || !profile) return <Skeleton height={320} />;
  const [current] = enrolments.data;
  if (!current) return <EnrollForm activityId={activityId} profile={profile} onEnrolled={() => setIsNew(true)} />;
  return <Enrolled enrolment={current} isNew={isNew} />;
}

function Enrolled({
  enrolment: { activityId, state },
  isNew,
}: {
  readonly enrolment: Enrolment;
  readonly isNew: boolean;
}) {
  const [cancel, { isLoading, error }] = useCancelEnrollMutation();
  const isWaiting = state === 'waiting';
  return (
    <>
      <SuccessPanel
        title={isNew ? (isWaiting ? '已加入候补' : '报名成功') : `您的状态：${ENROLMENT_STATES[state]}`}
        steps={isWaiting ? WAITING_STEPS : ENROLLED_STEPS}
        actions={
          <>
            <ButtonLink href={paths.activityDetail.href({ file: htmlFile(activityId) })}>返回活动</ButtonLink>
            <ButtonLink href={accountPaths.applications.href()}>查看我的申请与报名</ButtonLink>
          </>
        }
      />
      <p className={styles.cancel}>
        <Button variant="plain" disabled={isLoading} onClick={() => void cancel({ activityId })}>
          取消报名
        </Button>
        {error && <span role="alert">{(error as { msg?: string }).msg || '取消失败，请重试'}</span>}
      </p>
    </>
  );
}
