import { type DataContext, fetchQuery } from '@portal/data-access-api';
import { communityApi, communityParticipationApi } from '@portal/data-access-api/community';
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

/** Request of the comments on it that stand in the document. */
export function fetchItemComments(params: PathParams) {
  const mid = readItemId(params);
  const input = mid && firstComments({ targetType: 'content', targetId: mid });
  return fetchQuery(communityParticipationApi.endpoints.listComments, input);
}
