import type { findUserCertification } from '@portal/api-contract/account';
import { accountAreaApi } from '../api/account-api';
import { query } from '../api/contract-endpoints';

/** How the user stands in real-name verification; also asked by pages that order something (spec §7). */
export const certificationApi = accountAreaApi.injectEndpoints({
  endpoints: () => ({
    findUserCertification: query<typeof findUserCertification>('POST', '/ptl/identification/findUserCertification', {
      provides: ['Realname'],
    }),
  }),
});
