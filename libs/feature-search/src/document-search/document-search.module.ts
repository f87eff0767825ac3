import type { PageLoader, PageModule } from '@portal/data-access-api';
import { documentsApi } from '@portal/data-access-api/documents';
import { searchApi } from '@portal/data-access-api/search';
import { DocumentSearchPage } from './document-search.page';
import { readDocument, readModule, readWord, toSearchInput } from './search-input';

const { searchResult, searchHotWords } = searchApi.endpoints;
const { docMenu, docVersions } = documentsApi.endpoints;

const loader: PageLoader = ({ dispatch, brand, searchParams }) => {
  const { visibleRange } = brand;
  const hotWords = dispatch(searchHotWords.initiate({ visibleRange }));
  if (!readWord(searchParams)) return [hotWords];
  const { docId } = readDocument(searchParams);
  return [
    hotWords,
    dispatch(searchResult.initiate(toSearchInput(brand, searchParams))),
    ...(readModule(searchParams) === 'DOCUMENT' ? [dispatch(docMenu.initiate({ visibleRange }))] : []),
    ...(docId ? [dispatch(docVersions.initiate({ docId, visibleRange }))] : []),
  ];
};

export const page: PageModule = { Page: DocumentSearchPage, loader };
