/** Id of the content page about the model services; apart from the page, as its route names it. */
export const MAAS_CONTENT_ID = 'maas-page';
