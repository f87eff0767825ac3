import { baseApi } from './api';

/** The one API with what the account area's endpoints invalidate; other pages do without these names. */
export const accountAreaApi = baseApi.enhanceEndpoints({
  addTagTypes: ['Console', 'WorkOrder', 'Message', 'Address', 'InvoiceTitle', 'Security', 'Privacy', 'Favorite'],
});
