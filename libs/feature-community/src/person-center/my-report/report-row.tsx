import { COMMUNITY_TARGETS, type CommunityReport, REPORT_CATEGORIES } from '@portal/api-contract/community';
import { communityReportLifecycle } from '@portal/lifecycles';
import { StatusTag } from '@portal/ui-account';
import { SiteLink } from '@portal/ui-kit';
import lineStyles from '../../shared/facts-line.module.css';
import styles from './my-report.module.css';

/** A report: of what, why, where it stands, and what was decided. */
export function ReportRow({ report }: { readonly report: CommunityReport }) {
  const { id, targetType, title, url, category, text, status, dueAt, createdAt, decidedAt, decision } = report;
  return (
    <li className={styles.report}>
      <h2>
        {url ? <SiteLink href={url}>{title}</SiteLink> : title}
        <StatusTag lifecycle={communityReportLifecycle} state={status} />
      </h2>
      {text && <p className={styles.text}>说明：{text}</p>}
      <p className={styles.decision}>{decidedAt ? `处理结果：${decision}` : `答复期限：${formatMinute(dueAt)}`}</p>
      <p className={lineStyles.facts}>
        <span>{COMMUNITY_TARGETS[targetType]}</span>
        <span>{REPORT_CATEGORIES[category]}</span>
        <span>编号 {id}</span>
        <span>
          举报于 <time dateTime={createdAt}>{formatMinute(createdAt)}</time>
        </span>
        {decidedAt && (
          <span>
            处理于 <time dateTime={decidedAt}>{formatMinute(decidedAt)}</time>
          </span>
        )}
      </p>
    </li>
  );
}

/** An ISO-8601 time to the minute: 2026-11-20 09:30. */
function formatMinute(time: string): string {
  return time.slice(0, 16).replace('T', ' ');
}
