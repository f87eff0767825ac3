import type {
  docBreadCrumbs,
  docDiff,
  docFeedback,
  docFeedbackMine,
  docHotSearchWords,
  docIndex,
  docMarkdown,
  docMenu,
  docMenuSpecial,
  docPrevNext,
  docRecent,
  docRecommend,
  docTexts,
  docTreeData,
  docVersionMap,
  docVersions,
  findDocContent,
  getDocHotSearchWords,
} from '@portal/api-contract';
import { baseApi } from '../api/api';
import { query, submit } from '../api/contract-endpoints';

/** The document center (spec §7). What pages show of a failure is their own business, so no notice tells of it. */
export const documentsApi = baseApi.injectEndpoints({
  endpoints: () => ({
    docMenu: query<typeof docMenu>('GET', '/ptl/isc/doc/api/docMenu'),
    docMenuSpecial: query<typeof docMenuSpecial>('GET', '/ptl/isc/doc/api/docMenuSpecial'),
    docTreeData: query<typeof docTreeData>('GET', '/ptl/isc/doc/api/docTreeData'),
    findDocContent: query<typeof findDocContent>('GET', '/ptl/isc/doc/api/findDocContent'),
    docBreadCrumbs: query<typeof docBreadCrumbs>('GET', '/ptl/isc/doc/api/docBreadCrumbs'),
    getDocHotSearchWords: query<typeof getDocHotSearchWords>('GET', '/ptl/isc/doc/api/getDocHotSearchWords'),
    docHotSearchWords: query<typeof docHotSearchWords>('GET', '/ptl/isc/doc/api/docHotSearchWords'),
    docVersions: query<typeof docVersions>('GET', '/ptl/isc/doc/api/docVersions'),
    docVersionMap: query<typeof docVersionMap>('GET', '/ptl/isc/doc/api/docVersionMap'),
    docPrevNext: query<typeof docPrevNext>('GET', '/ptl/isc/doc/api/docPrevNext'),
    docDiff: query<typeof docDiff>('GET', '/ptl/isc/doc/api/docDiff'),
    docRecommend: query<typeof docRecommend>('GET', '/ptl/isc/doc/api/docRecommend'),
    docRecent: query<typeof docRecent>('GET', '/ptl/isc/doc/api/docRecent'),
    docMarkdown: query<typeof docMarkdown>('GET', '/ptl/isc/doc/api/docMarkdown'),
    docIndex: query<typeof docIndex>('GET', '/ptl/isc/doc/api/docIndex'),
    docTexts: query<typeof docTexts>('GET', '/ptl/isc/doc/api/docTexts'),
    docFeedback: submit<typeof docFeedback>('POST', '/ptl/isc/doc/api/docFeedback', {
      invalidates: ['DocumentFeedback'],
    }),
    docFeedbackMine: query<typeof docFeedbackMine>('GET', '/ptl/isc/doc/api/docFeedbackMine', {
      provides: ['DocumentFeedback'],
    }),
  }),
});

export const {
  useDocBreadCrumbsQuery,
  useDocDiffQuery,
  useDocFeedbackMineQuery,
  useDocFeedbackMutation,
  useDocPrevNextQuery,
  useDocRecommendQuery,
  useDocTreeDataQuery,
  useDocVersionMapQuery,
  useDocVersionsQuery,
  useGetDocHotSearchWordsQuery,
} = documentsApi;
