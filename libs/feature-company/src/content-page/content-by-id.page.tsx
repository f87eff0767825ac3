import { definePage, pageData } from '@portal/data-access-api';
import { fetchContent } from './content-data';
import { ContentView } from './content-view';

const data = pageData(({ brand, params: { id } }) => ({ content: fetchContent(brand, id) }));

/** A page of the content, or a legal document, by the id in its URL. */
export const page = definePage({ data, item: 'content', Page: ContentView });
