import { definePage, pageData, type PageProps } from '@portal/data-access-api';
import { TextWithContents } from '@portal/ui-content';
import { fetchContent } from './content-data';
import { ContentView } from './content-view';

const data = pageData(({ brand, params: { id } }) => ({ content: fetchContent(brand, id) }));

/** A page of the content, or a legal document, by the id in its URL. */
export const page = definePage({ data, item: 'content', Page: ContentByIdPage });

function ContentByIdPage({ content }: PageProps<typeof data>) {
  return <ContentView content={content} Text={TextWithContents} />;
}
