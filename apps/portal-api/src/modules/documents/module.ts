import { defineModule } from '../../platform/modules/define-module';
import { listDocumentAddresses } from './document-addresses';
import { registerDocumentImageRoutes } from './document-images.routes';
import { listDocumentTitles } from './document-seo';
import { createDocumentRoutes } from './documents.routes';
import { documentFeedbackData } from './feedback-data';
import { findDocumentItems } from './find-document-items';

export const documentsModule = defineModule({
  name: 'documents',
  itemReaders: { DOCUMENT: listDocumentTitles },
  itemFinders: { DOCUMENT: findDocumentItems },
  addressQueries: [listDocumentAddresses],
  personalData: [documentFeedbackData],
  start: (context) => ({
    routes: createDocumentRoutes(context),
    registerPages: (app) => registerDocumentImageRoutes(app, context.orm),
  }),
});
