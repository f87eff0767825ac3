import { type DataContext, fetchQuery, pageData, urlField } from '@portal/data-access-api';
import { communityApi, communityItemApi } from '@portal/data-access-api/community';
import { parseHtmlFile } from '@portal/portal-paths';
import { firstComments } from '../comments/first-comments';

type PathParams = DataContext<object>['params'];

/** Id of the item that the URL of a page names; empty where it names none. */
export const readItemId = ({ file }: PathParams) => parseHtmlFile(file);

/** Request of the item that the URL of a page names. */
export function fetchItem(params: PathParams) {
  const mid = readItemId(params);
  return fetchQuery(communityApi.endpoints.findContent, mid && { mid });
}

const RECORD = urlField.pattern(/^[\da-f-]{36}$/);

/** What the URL of an item's page names beside the item: the comment, and the answer, that it leads to. */
export const SOUGHT = { comment: RECORD, answer: RECORD } as const;

/** Request of the comments on it that stand in the document: the first ones, or those around one that is looked for. */
export function fetchItemComments(params: PathParams, sought: string | undefined) {
  const mid = readItemId(params);
  const input = mid && firstComments({ targetType: 'content', targetId: mid }, sought);
  return fetchQuery(communityItemApi.endpoints.listComments, input);
}

/** Data of a page about an item and the comments on it. */
export const itemData = pageData({ comment: SOUGHT.comment }, ({ params, query: { comment } }) => ({
  item: fetchItem(params),
  comments: fetchItemComments(params, comment),
}));
