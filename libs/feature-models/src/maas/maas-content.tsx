import type { ContentPage } from '@portal/api-contract';
import { useBrand } from '@portal/data-access-api';
import { useFindContentByIdQuery } from '@portal/data-access-api/pages';
import { DetailState, PageHead, StructuredData } from '@portal/ui-content';
import { ContentBlocks } from './content-blocks';
import { MAAS_CONTENT_ID } from './maas-content-id';

/** The content page about the model services, asked for by those alone who may see it. */
export function MaasContent() {
  const { platformType } = useBrand();
  const result = useFindContentByIdQuery({ id: MAAS_CONTENT_ID, platformType });
  return <DetailState result={result}>{(content) => <Content content={content} />}</DetailState>;
}

function Content({ content: { title, subtitle, coverImage, blocks } }: { readonly content: ContentPage }) {
  const { homeHref } = useBrand();
  return (
    <>
      <PageHead homeHref={homeHref} crumbs={[{ text: title }]} title={title} text={subtitle} cover={coverImage} />
      <ContentBlocks blocks={blocks} />
      <StructuredData data={{ '@type': 'Service', name: title, description: subtitle }} />
    </>
  );
}
