import { JOB_CHANNELS, type JobBrief } from '@portal/api-contract';
import { Badge, CardLink } from '@portal/ui-kit';
import styles from './job-row.module.css';

/** Props of `JobRow`. */
export interface JobRowProps {
  readonly job: JobBrief;
  readonly href: string;
}

/** Row of a job. */
export function JobRow({
  href,
  job: { title, channel, jobFunction, city, headcount, publishedOn, isClosed },
}: JobRowProps) {
  return (
    <CardLink href={href} className={styles.row}>
      <h3>
        {title}
        {isClosed && <Badge tone="muted">已停止招聘</Badge>}
      </h3>
      <p className={styles.facts}>
        <span>{JOB_CHANNELS[channel]}</span>
        <span>{jobFunction}</span>
        <span>{city}</span>
        <span>{headcount} 人</span>
      </p>
      <time dateTime={publishedOn} className={styles.date}>
        {publishedOn} 发布
      </time>
    </CardLink>
  );
}
