import { DetailState } from '@portal/ui-content';
import { useContent } from '../content-page/content-data';
import { ContentHead } from '../content-page/content-head';
import type { Block } from '../page-blocks/block-types';
import { PageBlocks, pickSurface } from '../page-blocks/page-blocks';
import { PartnerActions, PartnerCallout } from './partner-actions';
import { PartnerDirectory } from './partner-directory';

const FORMS = { partner: <PartnerCallout /> };

/** Partners: kinds, benefits, the way to become one, and who they are. */
export function PartnerPage() {
  const call = useContent('partner');
  return (
    <DetailState call={call}>
      {(page) => {
        const [above, below] = splitBlocks(page.blocks);
        return (
          <>
            <ContentHead page={page} actions={<PartnerActions />} />
            <PageBlocks blocks={above} forms={FORMS} />
            <PartnerDirectory surface={pickSurface(above.length)} />
            <PageBlocks blocks={below} forms={FORMS} bandsAbove={above.length + 1} />
          </>
        );
      }}
    </DetailState>
  );
}

/** The directory stands after what explains partnership: kinds, benefits and steps. */
export function splitBlocks(blocks: readonly Block[]): readonly [readonly Block[], readonly Block[]] {
  const at = blocks.findLastIndex(({ kind }) => kind === 'cards' || kind === 'steps') + 1;
  return [blocks.slice(0, at), blocks.slice(at)];
}
