import { DetailState } from '@portal/ui-content';
import { PageBlocks, type PageForms } from '../page-blocks/page-blocks';
import { useContent } from './content-data';
import { ContentHead } from './content-head';

/** Props of `ContentView`. */
export interface ContentViewProps {
  readonly id: string;
  readonly forms?: PageForms;
}

/** The brand's page of an id: its head and its blocks. */
export function ContentView({ id, forms }: ContentViewProps) {
  const call = useContent(id);
  return (
    <DetailState call={call}>
      {(page) => (
        <>
          <ContentHead page={page} />
          <PageBlocks blocks={page.blocks} forms={forms} />
        </>
      )}
    </DetailState>
  );
}
