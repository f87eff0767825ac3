import { definePage, fetchQuery, urlField, pageData, type PageProps } from '@portal/data-access-api';
import { formsApi } from '@portal/data-access-api/forms';
import { paths } from '@portal/portal-paths';
import { Container, DetailState, PageHead } from '@portal/ui-content';
import { ButtonLink, EmptyState } from '@portal/ui-kit';
import { WhitepaperDownload } from './whitepaper-download';

const data = pageData({ solution: urlField.text(64) }, ({ query: { solution: solutionId } }) => ({
  whitepaper: fetchQuery(formsApi.endpoints.getWhitepaper, solutionId && { solutionId }),
}));

export const page = definePage({ data, Page: WhitepaperPage });

/** The white paper of a solution, for users who agree to the privacy policy (public pages). */
function WhitepaperPage({ query, whitepaper }: PageProps<typeof data>) {
  const isMissing = !query.values.solution || (!whitepaper.data && whitepaper.error?.code === '404');
  return (
    <>
      <PageHead
        crumbs={[{ text: '解决方案', href: paths.solution.href() }, { text: '下载白皮书' }]}
        title="下载白皮书"
        text="白皮书是一份可以打印和转发的 PDF，内容包括方案架构、所用产品与客户实践。"
      />
      <Container>
        {isMissing ? (
          <EmptyState
            message="该方案没有白皮书，或已经下架"
            action={<ButtonLink href={paths.solution.href()}>浏览解决方案</ButtonLink>}
          />
        ) : (
          <DetailState result={whitepaper}>
            {(found) => <WhitepaperDownload key={found.solutionId} paper={found} />}
          </DetailState>
        )}
      </Container>
    </>
  );
}
