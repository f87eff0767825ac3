import { type ApiError, useBrand } from '@portal/data-access-api';
import { usePreviewContentQuery } from '@portal/data-access-api/forms';
import { paths } from '@portal/portal-paths';
import { ButtonLink, Container, DetailState, readText } from '@portal/ui-content';
import { EmptyState, SiteLink } from '@portal/ui-kit';
import { useSearchParams } from 'react-router-dom';
import { ContentHead } from '../content-page/content-head';
import { PageBlocks, type PageForms } from '../page-blocks/page-blocks';
import styles from './preview.module.css';

const PLACEHOLDER = <p>此处为表单，发布后可以填写。</p>;
const FORMS: PageForms = { contact: PLACEHOLDER, consult: PLACEHOLDER, partner: PLACEHOLDER };
const REFUSALS: Readonly<Record<string, string>> = {
  404: '没有找到该页面，或您没有编辑权限',
};

/** A content page as its editor has it, drafts too. */
export function PreviewPage() {
  const { platformType } = useBrand();
  const [params] = useSearchParams();
  const id = readText(params, 'id', 64) ?? '';
  const call = usePreviewContentQuery({ id, platformType }, { skip: !id, refetchOnMountOrArgChange: true });
  const refusal = id ? REFUSALS[(call.error as ApiError | undefined)?.code ?? ''] : '请在地址中给出页面编号';
  if (refusal) return <Refused message={refusal} />;
  return (
    <DetailState call={call}>
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

function Refused({ message }: { readonly message: string }) {
  const { homeHref } = useBrand();
  return (
    <Container>
      <h1 className={styles.title}>页面预览</h1>
      <EmptyState message={message} action={<ButtonLink href={homeHref}>返回首页</ButtonLink>} />
    </Container>
  );
}
