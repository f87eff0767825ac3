/** What the checks of the portal's own content stand on: the rules of its formats, and a portal that shows it. */
export { documentFileSchema } from '../modules/documents/document-file.schemas';
export { readDocumentFolder } from '../modules/documents/document-folder';
export { importVersion } from '../modules/documents/documents-importer';
export { makeImportedDocument, makeImportedVersion } from '../modules/documents/imported-document';
export { planVersion } from '../modules/documents/version-plan';
export { importContent, type ContentImportReport } from '../modules/content/content-importer';
export {
  COMMUNITY_CATEGORIES,
  CONTENT_TEXT_RULES,
  contentTextSchema,
  LICENCES,
  type MainType,
  mainTypeSchema,
} from '@portal/api-contract/community';
export { findReservedNickname } from '../modules/users/reserved-nickname';
export { digestContent, readReleaseFile } from '../modules/content/release-file';
export { findMediaType } from '../platform/plugins/media-types';
export { PORTAL_CONTRIBUTIONS } from '../portal-modules';
export { createCalls } from './call-portal';
export { openTestDatabase } from './patient-limits';
export { DEMO_ACCOUNTS } from '../modules/identity-provider/demo-accounts';
export { setUp, setUpPortal } from './set-up';
export { TestBrowser } from './test-browser';
export { waitUntil } from './wait-until';
