/** Id of the documents and downloads on a product's page: those without a manual lead there. */
export const DOCUMENTS_HASH = 'downloads';
