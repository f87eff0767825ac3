import type { ContentPage } from '@portal/api-contract';
import type { QueryResult } from '@portal/data-access-api';
import { DetailState } from '@portal/ui-content';
import { PageBlocks, type PageBlocksProps, type PageForms } from '../page-blocks/page-blocks';
import { ContentHead } from './content-head';

/** Props of `ContentView`. */
export interface ContentViewProps {
  readonly content: QueryResult<ContentPage>;
  readonly forms?: PageForms;
  /** Shows texts in place of plain ones. */
  readonly Text?: PageBlocksProps['Text'];
}

/** A page of the content: its head and its blocks. */
export function ContentView({ content, forms, Text }: ContentViewProps) {
  return (
    <DetailState result={content}>
      {(page) => (
        <>
          <ContentHead page={page} />
          <PageBlocks blocks={page.blocks} forms={forms} Text={Text} />
        </>
      )}
    </DetailState>
  );
}
