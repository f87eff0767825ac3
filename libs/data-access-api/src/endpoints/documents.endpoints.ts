import type {
  EndpointData,
  EndpointInput,
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
  docTreeData,
  docVersionMap,
  docVersions,
  findDocContent,
  getDocHotSearchWords,
} from '@portal/api-contract';
import { baseApi } from '../api/api';
import { call, type Submission } from '../api/call';

const extraOptions = { isSilent: true };

/** The document center (spec §7). What pages show of a failure is their own business, so no notice tells of it. */
export const documentsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    docMenu: build.query<EndpointData<typeof docMenu>, EndpointInput<typeof docMenu>>({
      query: call<typeof docMenu>('GET', '/ptl/isc/doc/api/docMenu'),
      extraOptions,
    }),
    docMenuSpecial: build.query<EndpointData<typeof docMenuSpecial>, EndpointInput<typeof docMenuSpecial>>({
      query: call<typeof docMenuSpecial>('GET', '/ptl/isc/doc/api/docMenuSpecial'),
      extraOptions,
    }),
    docTreeData: build.query<EndpointData<typeof docTreeData>, EndpointInput<typeof docTreeData>>({
      query: call<typeof docTreeData>('GET', '/ptl/isc/doc/api/docTreeData'),
      extraOptions,
    }),
    findDocContent: build.query<EndpointData<typeof findDocContent>, EndpointInput<typeof findDocContent>>({
      query: call<typeof findDocContent>('GET', '/ptl/isc/doc/api/findDocContent'),
      extraOptions,
    }),
    docBreadCrumbs: build.query<EndpointData<typeof docBreadCrumbs>, EndpointInput<typeof docBreadCrumbs>>({
      query: call<typeof docBreadCrumbs>('GET', '/ptl/isc/doc/api/docBreadCrumbs'),
      extraOptions,
    }),
    getDocHotSearchWords: build.query<
      EndpointData<typeof getDocHotSearchWords>,
      EndpointInput<typeof getDocHotSearchWords>
    >({
      query: call<typeof getDocHotSearchWords>('GET', '/ptl/isc/doc/api/getDocHotSearchWords'),
      extraOptions,
    }),
    docHotSearchWords: build.query<EndpointData<typeof docHotSearchWords>, EndpointInput<typeof docHotSearchWords>>({
      query: call<typeof docHotSearchWords>('GET', '/ptl/isc/doc/api/docHotSearchWords'),
      extraOptions,
    }),
    docVersions: build.query<EndpointData<typeof docVersions>, EndpointInput<typeof docVersions>>({
      query: call<typeof docVersions>('GET', '/ptl/isc/doc/api/docVersions'),
      extraOptions,
    }),
    docVersionMap: build.query<EndpointData<typeof docVersionMap>, EndpointInput<typeof docVersionMap>>({
      query: call<typeof docVersionMap>('GET', '/ptl/isc/doc/api/docVersionMap'),
      extraOptions,
    }),
    docPrevNext: build.query<EndpointData<typeof docPrevNext>, EndpointInput<typeof docPrevNext>>({
      query: call<typeof docPrevNext>('GET', '/ptl/isc/doc/api/docPrevNext'),
      extraOptions,
    }),
    docDiff: build.query<EndpointData<typeof docDiff>, EndpointInput<typeof docDiff>>({
      query: call<typeof docDiff>('GET', '/ptl/isc/doc/api/docDiff'),
      extraOptions,
    }),
    docRecommend: build.query<EndpointData<typeof docRecommend>, EndpointInput<typeof docRecommend>>({
      query: call<typeof docRecommend>('GET', '/ptl/isc/doc/api/docRecommend'),
      extraOptions,
    }),
    docRecent: build.query<EndpointData<typeof docRecent>, EndpointInput<typeof docRecent>>({
      query: call<typeof docRecent>('GET', '/ptl/isc/doc/api/docRecent'),
      extraOptions,
    }),
    docMarkdown: build.query<EndpointData<typeof docMarkdown>, EndpointInput<typeof docMarkdown>>({
      query: call<typeof docMarkdown>('GET', '/ptl/isc/doc/api/docMarkdown'),
      extraOptions,
    }),
    docIndex: build.query<EndpointData<typeof docIndex>, EndpointInput<typeof docIndex>>({
      query: call<typeof docIndex>('GET', '/ptl/isc/doc/api/docIndex'),
      extraOptions,
    }),
    docFeedback: build.mutation<EndpointData<typeof docFeedback>, Submission<EndpointInput<typeof docFeedback>>>({
      query: ({ body, idempotencyKey }) => ({
        ...call<typeof docFeedback>('POST', '/ptl/isc/doc/api/docFeedback')(body),
        idempotencyKey,
      }),
      invalidatesTags: (_result, error) => (error ? [] : ['DocumentFeedback']),
      extraOptions,
    }),
    docFeedbackMine: build.query<EndpointData<typeof docFeedbackMine>, void>({
      query: call<typeof docFeedbackMine>('GET', '/ptl/isc/doc/api/docFeedbackMine'),
      providesTags: ['DocumentFeedback'],
      extraOptions,
    }),
  }),
});

export const {
  useDocBreadCrumbsQuery,
  useDocDiffQuery,
  useDocFeedbackMineQuery,
  useDocFeedbackMutation,
  useDocHotSearchWordsQuery,
  useDocMenuQuery,
  useDocMenuSpecialQuery,
  useDocPrevNextQuery,
  useDocRecentQuery,
  useDocRecommendQuery,
  useDocTreeDataQuery,
  useDocVersionMapQuery,
  useDocVersionsQuery,
  useFindDocContentQuery,
  useGetDocHotSearchWordsQuery,
} = documentsApi;
