// What single public pages ask for: loaded with the page.
export {
  productsApi,
  useGetProductDetailByCodeQuery,
  useListShownProductsQuery,
  useListProductBriefsQuery,
  useGetSaasProductQuery,
  useGetSaasProductByCategoryIdQuery,
  useQueryByDownloadIdQuery,
  useGetMealListQuery,
  useGetTrialMealByCodeQuery,
} from '../endpoints/products.endpoints';
export {
  solutionsApi,
  useFindSolutionByIdQuery,
  useListSolutionGroupsQuery,
  useListSolutionsQuery,
  useFindCaseByIdQuery,
  useGetCasesByCategoryIdQuery,
  useListCaseFiltersQuery,
  useListFactoriesQuery,
} from '../endpoints/solutions.endpoints';
export {
  newsApi,
  useListNewsYearsQuery,
  useFindNewsByIdQuery,
  useFindActivityByIdQuery,
} from '../endpoints/news.endpoints';
export {
  modelsApi,
  useListModelsQuery,
  useListModelIndustriesQuery,
  useFindModelByIdQuery,
} from '../endpoints/models.endpoints';
export {
  companyApi,
  useFindContentByIdQuery,
  useListPartnerFiltersQuery,
  useListJobsQuery,
  useListJobFiltersQuery,
  useFindJobByIdQuery,
} from '../endpoints/company.endpoints';
export { useFavorite } from '../favorites/use-favorite';
export type { FavoriteControl } from '../favorites/use-favorite';
export { trialStateApi, useGetTrialStateQuery } from '../endpoints/trial-state.endpoints';
