import { definePage, fetchFresh, urlField, pageData, type PageProps, useBrand } from '@portal/data-access-api';
import { formsApi } from '@portal/data-access-api/forms';
import { paths } from '@portal/portal-paths';
import { Container, DetailState } from '@portal/ui-content';
import { ButtonLink, EmptyState, SiteLink } from '@portal/ui-kit';
import { ContentHead } from '../content-page/content-head';
import { PageBlocks, type PageForms } from '../page-blocks/page-blocks';
import styles from './preview.module.css';

const PLACEHOLDER = <p>此处为表单，发布后可以填写。</p>;
const FORMS: PageForms = { contact: PLACEHOLDER, consult: PLACEHOLDER, partner: PLACEHOLDER };
const ERRORS: Readonly<Record<string, string>> = {
  404: '没有找到该页面，或您没有编辑权限',
};

const data = pageData({ id: urlField.text(64) }, ({ brand: { platformType }, query: { id } }) => ({
  content: fetchFresh(formsApi.endpoints.previewContent, id && { id, platformType }),
}));

export const page = definePage({ data, Page: PreviewPage });

/** A content page as its editor has it, drafts too. */
function PreviewPage({ query, content }: PageProps<typeof data>) {
  const { id = '' } = query.values;
  const error = id ? ERRORS[content.error?.code ?? ''] : '请在地址中给出页面编号';
  if (error) return <Rejected message={error} />;
  return (
    <DetailState result={content}>
      {(page) => (
        <>
          <p className={styles.notice} role="status">
            <strong>预览</strong>
            <span>仅运营人员可见，内容可能尚未发布。</span>
            <SiteLink href={paths.content.href({ id })}>查看线上页面</SiteLink>
          </p>
          <ContentHead page={page} />
          <PageBlocks blocks={page.blocks} forms={FORMS} />
        </>
      )}
    </DetailState>
  );
}

function Rejected({ message }: { readonly message: string }) {
  const { homeHref } = useBrand();
  return (
    <Container>
      <h1 className={styles.title}>页面预览</h1>
      <EmptyState message={message} action={<ButtonLink href={homeHref}>返回首页</ButtonLink>} />
    </Container>
  );
}
