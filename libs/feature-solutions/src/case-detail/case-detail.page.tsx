import type { CaseDetail, ItemLink } from '@portal/api-contract';
import { definePage, fetchQuery, pageData, type PageProps } from '@portal/data-access-api';
import { solutionsApi } from '@portal/data-access-api/pages';
import { parseHtmlFile, paths } from '@portal/portal-paths';
import { DetailState, PageHead, ShareBar, StructuredData, DetailSections } from '@portal/ui-content';
import { ArrowRightIcon, Badge, ButtonLink, Cover, SiteLink } from '@portal/ui-kit';
import { useMemo } from 'react';
import { CallToAction } from '../shared/call-to-action';
import { CASE_RANGE } from '../shared/case-range';
import styles from './case-detail.module.css';
import { listCaseSections } from './case-sections';

const data = pageData(({ params: { file } }) => {
  const id = parseHtmlFile(file);
  return { customerCase: fetchQuery(solutionsApi.endpoints.findCaseById, id && { id, visibleRange: CASE_RANGE }) };
});

export const page = definePage({ data, item: 'customerCase', Page: CaseDetailPage });

/** A customer case in full. */
function CaseDetailPage({ customerCase }: PageProps<typeof data>) {
  return <DetailState result={customerCase}>{(item) => <Case item={item} />}</DetailState>;
}

function Case({ item }: { readonly item: CaseDetail }) {
  const { title, customer, industry, region, summary, metric, coverImage, publishedOn, next } = item;
  const sections = useMemo(() => listCaseSections(item), [item]);
  return (
    <article>
      <PageHead
        crumbs={[{ text: '客户案例', href: paths.caseList.href() }, { text: title }]}
        title={title}
        text={summary}
        meta={
          <>
            {industry && <Badge>{industry}</Badge>}
            {region && <Badge tone="muted">{region}</Badge>}
            <time dateTime={publishedOn}>{publishedOn}</time>
          </>
        }
        actions={
          <ButtonLink href={paths.contact.href()} variant="primary">
            咨询同类方案
          </ButtonLink>
        }
        aside={
          <figure className={styles.picture}>
            <Cover src={coverImage} sizes="(max-width: 767px) 92vw, 520px" className={styles.cover} />
            <figcaption className={styles.metric}>
              <strong>{metric.value}</strong>
              {metric.label}
            </figcaption>
          </figure>
        }
      />
      <DetailSections label="案例内容" sections={sections} />
      <NextCase title={title} next={next} />
      <CallToAction
        title="想了解类似的做法？"
        text="告诉我们您的行业和现场情况，顾问会带着同类项目的经验与您交流。"
        contactText="联系我们"
      />
      <StructuredData
        data={{
          '@type': 'Article',
          headline: title,
          description: summary,
          datePublished: publishedOn,
          about: { '@type': 'Organization', name: customer },
        }}
      />
    </article>
  );
}

interface NextCaseProps {
  /** Title of this case, to share it. */
  readonly title: string;
  readonly next: ItemLink | null;
}

/** Ways on from a case: take it along, read the next one. */
function NextCase({ title, next }: NextCaseProps) {
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
