import type { SolutionDetail } from '@portal/api-contract';
import { definePage, fetchQuery, pageData, type PageProps } from '@portal/data-access-api';
import { solutionsApi } from '@portal/data-access-api/pages';
import { htmlFile, parseHtmlFile, paths } from '@portal/portal-paths';
import { DetailState, FormOnDemand, PageHead, StructuredData, DetailSections } from '@portal/ui-content';
import { Badge, ButtonLink, Section } from '@portal/ui-kit';
import { lazy, useMemo } from 'react';
import { listSolutionSections } from './solution-sections';

const SolutionForm = lazy(() => import('./solution-form').then((module) => ({ default: module.SolutionForm })));

const REQUEST_ANCHOR = 'request';

const data = pageData(({ brand: { visibleRange }, params: { file } }) => {
  const id = parseHtmlFile(file);
  return { solution: fetchQuery(solutionsApi.endpoints.findSolutionById, id && { id, visibleRange }) };
});

export const page = definePage({ data, item: 'solution', Page: SolutionDetailPage });

/** A solution in full. */
function SolutionDetailPage({ solution }: PageProps<typeof data>) {
  return <DetailState result={solution}>{(item) => <Solution solution={item} />}</DetailState>;
}

function Solution({ solution }: { readonly solution: SolutionDetail }) {
  const { id, categoryId, industry, name, summary, coverImage, highlights } = solution;
  const sections = useMemo(() => listSolutionSections(solution), [solution]);
  return (
    <>
      <PageHead
        crumbs={[
          { text: '解决方案', href: paths.solution.href() },
          ...(industry ? [{ text: industry, href: paths.solution.href(undefined, { industry: categoryId }) }] : []),
          { text: name },
        ]}
        title={name}
        text={summary}
        meta={highlights.map((highlight) => (
          <Badge key={highlight}>{highlight}</Badge>
        ))}
        actions={
          <>
            <ButtonLink
              href={`${paths.solutionDetail.href({ file: htmlFile(id) })}#${REQUEST_ANCHOR}`}
              variant="primary"
            >
              获取方案
            </ButtonLink>
            <ButtonLink href={paths.businessConsulting.href()}>业务咨询</ButtonLink>
          </>
        }
        cover={coverImage}
      />
      <DetailSections label="方案内容" sections={sections} />
      <Section
        title="获取方案"
        subtitle={`留下联系方式，方案顾问会结合您的现场情况，给出《${name}》的实施建议、周期与报价。`}
        surface="soft"
      >
        <FormOnDemand id={REQUEST_ANCHOR} openText="填写需求" height={680}>
          {() => <SolutionForm solutionId={id} />}
        </FormOnDemand>
      </Section>
      <StructuredData
        data={{
          '@type': 'Service',
          name,
          description: summary,
          serviceType: '行业解决方案',
          ...(industry && { category: industry }),
        }}
      />
    </>
  );
}
