import type { ItemLink } from '@portal/api-contract';
import { paths } from '@portal/portal-paths';
import { ShareBar } from '@portal/ui-content';
import { ArrowRightIcon, SiteLink } from '@portal/ui-kit';
import styles from './next-case.module.css';

/** Props of `NextCase`. */
export interface NextCaseProps {
  /** Title of this case, to share it. */
  readonly title: string;
  readonly next: ItemLink | null;
}

/** Ways on from a case: take it along, read the next one. */
export function NextCase({ title, next }: NextCaseProps) {
  return (
    <div className={styles.foot}>
      <ShareBar title={title} />
      <nav aria-label="下一个案例" className={styles.nav}>
        <SiteLink href={paths.caseList.href()}>全部案例</SiteLink>
        {next && (
          <SiteLink href={next.url} rel="next" className={styles.next}>
            <span>
              <small>下一个案例</small>
              {next.title}
            </span>
            <ArrowRightIcon size={20} />
          </SiteLink>
        )}
      </nav>
    </div>
  );
}
