import { catalogueApi } from '../endpoints/catalogue.endpoints';
import { configurationApi } from '../endpoints/configuration.endpoints';
import { contentApi } from '../endpoints/content.endpoints';

/** The API with the endpoints of the public pages, for loaders: `api.endpoints.listMenus.initiate(…)`. */
export const api = {
  endpoints: {
    ...configurationApi.endpoints,
    ...catalogueApi.endpoints,
    ...contentApi.endpoints,
  },
};
