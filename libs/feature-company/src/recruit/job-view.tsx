import { type EndpointData, type findJobById, JOB_CHANNELS, type JobDetail } from '@portal/api-contract';
import { type ApiError, type QueryResult, useAppSelector } from '@portal/data-access-api';
import { paths } from '@portal/portal-paths';
import { Container, DetailState, ItemLinks, PageHead } from '@portal/ui-content';
import { Badge, ButtonLink, EmptyState } from '@portal/ui-kit';
import type { ReactNode } from 'react';
import type { JobHrefs } from './job-hrefs';
import { JobPosting } from './job-posting';
import { JobRow } from './job-row';
import styles from './job-view.module.css';

/** A job with the ones like it, as a call gives it. */
export type Job = EndpointData<typeof findJobById>;

/** Props of `JobView`. */
export interface JobViewProps {
  readonly call: QueryResult<Job>;
  /** Title of the page the list is on. */
  readonly listTitle: string;
  readonly hrefs: JobHrefs;
}

/** A job of the list, in place of the list. */
export function JobView({ call, ...head }: JobViewProps) {
  const { data, error } = call;
  if (!data && (error?.code === '404' || error?.code === '410')) return <NoJob {...head} error={error} />;
  return <DetailState result={call}>{(job) => <JobDetails {...head} job={job} />}</DetailState>;
}

interface HeadProps {
  readonly listTitle: string;
  readonly hrefs: JobHrefs;
}

function JobDetails({ listTitle, hrefs, job }: HeadProps & { readonly job: Job }) {
  const { id, title, channel, jobFunction, city, headcount, publishedOn, isClosed, intro, similar } = job;
  return (
    <article>
      <PageHead
        crumbs={[{ text: listTitle, href: hrefs.list }, { text: title }]}
        title={title}
        text={intro}
        meta={
          <>
            <Badge tone={isClosed ? 'muted' : 'active'}>{isClosed ? '已停止招聘' : JOB_CHANNELS[channel]}</Badge>
            <span>{jobFunction}</span>
            <span>{city}</span>
            <span>招聘 {headcount} 人</span>
            <time dateTime={publishedOn}>{publishedOn} 发布</time>
          </>
        }
        actions={<JobActions id={id} isClosed={isClosed} back={hrefs.list} />}
      />
      <Container className={styles.page}>
        {isClosed && <p className={styles.closed}>该职位已停止招聘，您可以看看下方的相似职位。</p>}
        <JobTexts job={job} />
        {similar.length > 0 && (
          <Part title="相似职位">
            <ul className={styles.similar}>
              {similar.map((entry) => (
                <li key={entry.id}>
                  <JobRow job={entry} href={hrefs.of(entry.id)} />
                </li>
              ))}
            </ul>
          </Part>
        )}
      </Container>
      {!isClosed && <JobPosting job={job} />}
    </article>
  );
}

function NoJob({ listTitle, hrefs, error }: HeadProps & { readonly error: ApiError }) {
  const { title = '', alternatives = [] } = error;
  const isWithdrawn = error.code === '410';
  return (
    <>
      <PageHead
        crumbs={[{ text: listTitle, href: hrefs.list }, { text: '职位' }]}
        title={title || (isWithdrawn ? '该职位已停止招聘' : '没有找到该职位')}
      />
      <Container className={styles.page}>
        <EmptyState
          message={isWithdrawn ? '该职位已停止招聘' : '职位可能已下线，或地址有误'}
          action={<ButtonLink href={hrefs.list}>查看全部职位</ButtonLink>}
        />
        {alternatives.length > 0 && (
          <Part title="相似职位">
            <ItemLinks items={alternatives} />
          </Part>
        )}
      </Container>
    </>
  );
}

interface JobActionsProps {
  readonly id: string;
  readonly isClosed: boolean;
  /** URL of the list. */
  readonly back: string;
}

/** What a visitor can do about a job. */
function JobActions({ id, isClosed, back }: JobActionsProps) {
  const { isLoggedIn } = useAppSelector((state) => state.authInfo);
  return (
    <>
      {!isClosed && (
        <ButtonLink href={paths.recruitApply.href(undefined, { job: id })} variant="primary">
          {isLoggedIn ? '投递简历' : '登录后投递'}
        </ButtonLink>
      )}
      <ButtonLink href={back}>返回职位列表</ButtonLink>
    </>
  );
}

/** What a job is about and whom it asks for. */
function JobTexts({ job: { duties, requirements, extras } }: { readonly job: JobDetail }) {
  return (
    <div className={styles.texts}>
      <TextList title="工作职责" texts={duties} />
      <TextList title="任职要求" texts={requirements} />
      {extras.length > 0 && <TextList title="加分项" texts={extras} />}
    </div>
  );
}

function TextList({ title, texts }: { readonly title: string; readonly texts: readonly string[] }) {
  return (
    <Part title={title}>
      <ol>
        {texts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ol>
    </Part>
  );
}

/** A part of the page under a heading of its own. */
function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}
