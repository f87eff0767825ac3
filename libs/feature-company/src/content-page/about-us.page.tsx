import { definePage, pageData } from '@portal/data-access-api';
import { fetchContent } from './content-data';
import { ContentView } from './content-view';

const data = pageData(({ brand }) => ({ content: fetchContent(brand, 'about-us') }));

/** Who the company is: its history, honours, licences, culture and offices. */
export const page = definePage({ data, item: 'content', Page: ContentView });
