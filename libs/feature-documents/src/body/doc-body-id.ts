/** Id of the element that holds the text of a page. */
export const DOC_BODY = 'doc-body';
