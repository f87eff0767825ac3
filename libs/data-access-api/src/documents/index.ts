// The document center's calls: loaded with its pages.
export {
  documentsApi,
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
} from '../endpoints/documents.endpoints';
