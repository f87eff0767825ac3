/** Id of the documents and downloads on a product's page: cards lead there. */
export const DOCUMENTS_HASH = 'downloads';
