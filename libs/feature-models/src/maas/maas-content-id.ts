/** Id of the content page about the model services. */
export const MAAS_CONTENT_ID = 'maas-page';
