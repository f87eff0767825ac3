import { catalogueApi } from '../endpoints/catalogue.endpoints';
import { configurationApi } from '../endpoints/configuration.endpoints';
import { contactApi } from '../endpoints/contact.endpoints';
import { contentApi } from '../endpoints/content.endpoints';
import { sessionApi } from '../endpoints/session.endpoints';

/** The one API with the endpoints of every domain, for loaders: `api.endpoints.listMenus.initiate(…)`. */
export const api = {
  endpoints: {
    ...configurationApi.endpoints,
    ...sessionApi.endpoints,
    ...catalogueApi.endpoints,
    ...contentApi.endpoints,
    ...contactApi.endpoints,
  },
};
