import type { ContentPage } from '@portal/api-contract';
import { useBrand } from '@portal/data-access-api';
import { useFindContentByIdQuery } from '@portal/data-access-api/pages';
import { paths } from '@portal/portal-paths';
import { accountPaths } from '@portal/portal-paths/account';
import { DetailState, PageHead, StructuredData } from '@portal/ui-content';
import { ContentBlocks } from './content-blocks';
import { ButtonLink } from '@portal/ui-kit';
import { MAAS_CONTENT_ID } from './maas-content-id';

/** The content page about the model services, asked for by those alone who may see it. */
export function MaasContent() {
  const { platformType } = useBrand();
  const result = useFindContentByIdQuery({ id: MAAS_CONTENT_ID, platformType });
  return <DetailState result={result}>{(content) => <Content content={content} />}</DetailState>;
}

/** Where the models are that the blocks speak of: all there are, and those of the reader with their quotas. */
function Ways() {
  return (
    <>
      <ButtonLink href={paths.industrialModel.href()} variant="primary">
        浏览模型目录
      </ButtonLink>
      <ButtonLink href={accountPaths.modelBase.href()}>我的模型与额度</ButtonLink>
    </>
  );
}

function Content({ content: { title, subtitle, coverImage, blocks } }: { readonly content: ContentPage }) {
  return (
    <>
      <PageHead crumbs={[{ text: title }]} title={title} text={subtitle} cover={coverImage} actions={<Ways />} />
      <ContentBlocks blocks={blocks} />
      <StructuredData data={{ '@type': 'Service', name: title, description: subtitle }} />
    </>
  );
}
