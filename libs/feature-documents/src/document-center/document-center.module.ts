import type { PageLoader, PageModule } from '@portal/data-access-api';
import { documentsApi } from '@portal/data-access-api/documents';
import { DocumentCenterPage } from './document-center.page';

const { docMenu, docMenuSpecial, docRecent, docHotSearchWords } = documentsApi.endpoints;

const loader: PageLoader = ({ dispatch, brand: { visibleRange } }) => [
  dispatch(docMenu.initiate({ visibleRange })),
  dispatch(docMenuSpecial.initiate({ visibleRange })),
  dispatch(docRecent.initiate({ visibleRange })),
  dispatch(docHotSearchWords.initiate({ visibleRange })),
];

export const page: PageModule = { Page: DocumentCenterPage, loader };
