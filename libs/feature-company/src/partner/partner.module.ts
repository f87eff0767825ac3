import { api, type PageModule } from '@portal/data-access-api';
import { companyApi } from '@portal/data-access-api/pages';
import { loadContent } from '../content-page/content-data';
import { toPartnerInput } from './partner-input';
import { PartnerPage } from './partner.page';

const content = loadContent('partner');

export const page: PageModule = {
  Page: PartnerPage,
  loader: (context) => {
    const { dispatch, brand, searchParams } = context;
    return [
      ...content.loader(context),
      dispatch(api.endpoints.listPartners.initiate(toPartnerInput(brand, searchParams))),
      dispatch(companyApi.endpoints.listPartnerFilters.initiate({ visibleRange: brand.visibleRange })),
    ];
  },
  item: content.item,
};
