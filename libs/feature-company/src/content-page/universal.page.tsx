import { definePage, pageData } from '@portal/data-access-api';
import { fetchContent } from './content-data';
import { ContentView } from './content-view';

const data = pageData(({ brand }) => ({ content: fetchContent(brand, 'universal') }));

/** The brand's general page. */
export const page = definePage({ data, item: 'content', Page: ContentView });
