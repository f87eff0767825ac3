import { defineModule } from '../../platform/modules/define-module';
import { defineSealedColumn } from '../../platform/security/sealed-column';
import { listDocumentPaths } from './document-paths';
import { registerDocumentImageRoutes } from './document-images.routes';
import { listDocumentTitles } from './document-seo';
import { createDocumentRoutes } from './documents.routes';
import { documentFeedback } from './documents.tables';
import { documentFeedbackData } from './feedback-data';
import { findDocumentItems } from './find-document-items';

export const documentsModule = defineModule({
  name: 'documents',
  itemReaders: { DOCUMENT: listDocumentTitles },
  itemFinders: { DOCUMENT: findDocumentItems },
  pageQueries: [listDocumentPaths],
  personalData: [documentFeedbackData],
  sealedColumns: [
    defineSealedColumn(documentFeedback.feedbackNo, documentFeedback.contact, 'document_feedback.contact'),
  ],
  start: (context) => ({
    routes: createDocumentRoutes(context),
    registerPages: (app) => registerDocumentImageRoutes(app, context.orm),
  }),
});
