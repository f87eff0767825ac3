import type { ApplicationReceipt, ItemLink, JobBrief } from '@portal/api-contract';
import { definePage, fetchQuery, urlField, pageData, type PageProps } from '@portal/data-access-api';
import { companyApi } from '@portal/data-access-api/pages';
import { paths } from '@portal/portal-paths';
import { accountPaths } from '@portal/portal-paths/account';
import { Container, DetailState, ItemLinks, PageHead } from '@portal/ui-content';
import { SuccessPanel } from '@portal/ui-forms';
import { ButtonLink, EmptyState } from '@portal/ui-kit';
import { useState } from 'react';
import type { Job } from '../recruit/job-view';
import { WithVisitor } from '../shared/with-visitor';
import { JobForm } from './job-form';
import styles from './recruit-apply.module.css';

const HEIGHT = 780;

const data = pageData({ job: urlField.text(64) }, ({ brand: { visibleRange }, query: { job: id } }) => ({
  job: fetchQuery(companyApi.endpoints.findJobById, id && { id, visibleRange }),
}));

export const page = definePage({ data, Page: RecruitApplyPage });

/** Application for the job of the URL. */
function RecruitApplyPage({ query, job: call }: PageProps<typeof data>) {
  const { job: id } = query.values;
  const code = call.error?.code;
  if (!id || code === '404' || code === '410') {
    return <NoJob message={id ? '该职位已下线，或地址有误' : '请先选择要投递的职位'} />;
  }
  return <DetailState result={call}>{(job) => <Application key={id} job={job} />}</DetailState>;
}

function Application({ job }: { readonly job: Job }) {
  const { id, title, jobFunction, city, isClosed } = job;
  const [receipt, setReceipt] = useState<ApplicationReceipt | null>(null);
  return (
    <>
      <PageHead
        crumbs={[
          { text: '加入我们', href: paths.recruit.href() },
          { text: title, href: paths.recruit.href(undefined, { job: id }) },
          { text: '投递简历' },
        ]}
        title={`投递：${title}`}
        text={`${jobFunction} · ${city}`}
      />
      <Container className={styles.page}>
        {receipt ? (
          <Submitted number={receipt.applicationNo} />
        ) : isClosed ? (
          <Closed job={job} />
        ) : (
          <WithVisitor height={HEIGHT}>
            {(profile) => <JobForm jobId={id} profile={profile} onSubmitted={setReceipt} />}
          </WithVisitor>
        )}
      </Container>
    </>
  );
}

function Submitted({ number }: { readonly number: string }) {
  return (
    <SuccessPanel
      title="简历已投递"
      number={number}
      steps={[
        '工作人员受理后筛选简历，进入面试时按您留下的电话或邮箱联系',
        '受理与结果以站内消息通知您，在“我的申请”可查看进度，受理前可以撤回',
      ]}
      actions={
        <>
          <ButtonLink href={accountPaths.applications.href()} variant="primary">
            查看进度
          </ButtonLink>
          <ButtonLink href={paths.recruit.href()}>看看其他职位</ButtonLink>
        </>
      }
    />
  );
}

function Closed({ job: { similar } }: { readonly job: Job }) {
  return (
    <>
      <EmptyState
        message="该职位已停止招聘"
        action={<ButtonLink href={paths.recruit.href()}>查看全部职位</ButtonLink>}
      />
      {similar.length > 0 && (
        <section aria-labelledby="similar-title" className={styles.similar}>
          <h2 id="similar-title">相似职位</h2>
          <ItemLinks items={similar.map(toItemLink)} />
        </section>
      )}
    </>
  );
}

function toItemLink({ id, title, jobFunction, city, headcount }: JobBrief): ItemLink {
  const url = paths.recruit.href(undefined, { job: id });
  return { id, title, summary: `${jobFunction} · ${city} · ${headcount} 人`, url };
}

function NoJob({ message }: { readonly message: string }) {
  return (
    <>
      <PageHead crumbs={[{ text: '加入我们', href: paths.recruit.href() }, { text: '投递简历' }]} title="投递简历" />
      <Container>
        <EmptyState message={message} action={<ButtonLink href={paths.recruit.href()}>查看全部职位</ButtonLink>} />
      </Container>
    </>
  );
}
