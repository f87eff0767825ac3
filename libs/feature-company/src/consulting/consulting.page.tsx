import { definePage, pageData, type PageProps } from '@portal/data-access-api';
import { DetailState } from '@portal/ui-content';
import { fetchContent } from '../content-page/content-data';
import { ContentHead } from '../content-page/content-head';
import type { Block } from '../page-blocks/block-types';
import { PageBlocks } from '../page-blocks/page-blocks';
import { ConsultForm } from './consult-form';

const data = pageData(({ brand }) => ({ content: fetchContent(brand, 'business-consulting') }));

export const page = definePage({ data, item: 'content', Page: ConsultingPage });

/** The consulting service: what it is about, how it works, who does it, and a form to ask for it. */
function ConsultingPage({ content }: PageProps<typeof data>) {
  return (
    <DetailState result={content}>
      {(page) => (
        <>
          <ContentHead page={page} />
          <PageBlocks blocks={page.blocks} forms={{ consult: <ConsultForm services={listServices(page.blocks)} /> }} />
        </>
      )}
    </DetailState>
  );
}

/** What can be asked for: the first cards of the page. */
export function listServices(blocks: readonly Block[]): readonly string[] {
  const cards = blocks.find((block) => block.kind === 'cards');
  return cards ? cards.items.map(({ title }) => title) : [];
}
