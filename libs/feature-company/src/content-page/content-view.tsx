import type { ContentPage } from '@portal/api-contract';
import type { QueryResult } from '@portal/data-access-api';
import { DetailState } from '@portal/ui-content';
import { PageBlocks, type PageForms } from '../page-blocks/page-blocks';
import { ContentHead } from './content-head';

/** Props of `ContentView`. */
export interface ContentViewProps {
  readonly content: QueryResult<ContentPage>;
  readonly forms?: PageForms;
}

/** A page of the content: its head and its blocks. */
export function ContentView({ content, forms }: ContentViewProps) {
  return (
    <DetailState result={content}>
      {(page) => (
        <>
          <ContentHead page={page} />
          <PageBlocks blocks={page.blocks} forms={forms} />
        </>
      )}
    </DetailState>
  );
}
