/** Id of the element that holds the text of a page. Anchors of headings have no capitals, so none is like it. */
export const DOC_BODY = 'docBody';
