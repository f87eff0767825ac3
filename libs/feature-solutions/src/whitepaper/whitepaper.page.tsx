import { useBrand } from '@portal/data-access-api';
import { useGetWhitepaperQuery } from '@portal/data-access-api/forms';
import { paths } from '@portal/portal-paths';
import { ButtonLink, Container, DetailState, PageHead, readText } from '@portal/ui-content';
import { EmptyState } from '@portal/ui-kit';
import { useSearchParams } from 'react-router-dom';
import { WhitepaperDownload } from './whitepaper-download';

/** The white paper of a solution, for users who agree to the privacy policy (public pages). */
export function WhitepaperPage() {
  const { homeHref } = useBrand();
  const [params] = useSearchParams();
  const solutionId = readText(params, 'solution', 64) ?? '';
  const call = useGetWhitepaperQuery({ solutionId }, { skip: !solutionId });
  const { code } = (call.error ?? {}) as { readonly code?: string };
  const paper = call.currentData;
  return (
    <>
      <PageHead
        homeHref={homeHref}
        crumbs={[{ text: '解决方案', href: paths.solution.href() }, { text: '下载白皮书' }]}
        title="下载白皮书"
        text="白皮书是一份可以打印和转发的 PDF，内容包括方案架构、所用产品与客户实践。"
      />
      <Container>
        {!solutionId || (!paper && code === '404') ? (
          <EmptyState
            message="该方案没有白皮书，或已经下架"
            action={<ButtonLink href={paths.solution.href()}>浏览解决方案</ButtonLink>}
          />
        ) : (
          <DetailState call={call}>
            {(found) => <WhitepaperDownload key={found.solutionId} paper={found} />}
          </DetailState>
        )}
      </Container>
    </>
  );
}
