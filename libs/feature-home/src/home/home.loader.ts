import { api, type PageLoader } from '@portal/data-access-api';
import { getHomeQueryInputs } from './home-query-inputs';

/** Starts the home page's calls. */
export const loadHomePage: PageLoader = ({ dispatch, brand }) => {
  const inputs = getHomeQueryInputs(brand);
  const { endpoints } = api;
  return [
    dispatch(endpoints.listBanners.initiate(inputs.brand)),
    dispatch(endpoints.getHomeContent.initiate(inputs.brand)),
    dispatch(endpoints.getHomeHotProducts.initiate(inputs.firstTab)),
    dispatch(endpoints.listSolutionCategories.initiate(inputs.firstTab)),
    dispatch(endpoints.selectCaseList.initiate(inputs.cases)),
    dispatch(endpoints.listNews.initiate(inputs.news)),
    dispatch(endpoints.listActivities.initiate(inputs.activities)),
    dispatch(endpoints.listPartnerLogos.initiate(inputs.partners)),
  ];
};
