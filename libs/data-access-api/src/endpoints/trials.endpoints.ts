import type { Endpoint, EndpointInput } from '@portal/api-contract';
import type {
  cancelTrial,
  countTrials,
  extendTrial,
  getTrial,
  listTrials,
  rateTrial,
  TrialDetail,
} from '@portal/api-contract/account';
import { accountAreaApi } from '../api/account-api';
import type { Submission } from '../api/call';
import { type Mutation, query } from '../api/contract-endpoints';
import { submitTransition } from '../api/record-transition';

const LIST = { type: 'Trial', id: 'LIST' } as const;

// What ends soon stands among the to-dos of the console as well; products tell how their trial stands.
const transition = <E extends Endpoint>(path: E['path']): Mutation<Submission<EndpointInput<E>>, TrialDetail> =>
  submitTransition<E, TrialDetail>(path, {
    invalidates: [LIST, 'Console', 'Application'],
    show: (trial) => trialsApi.util.upsertQueryData('getTrial', { id: trial.id }, trial),
  });

/** The user's trials (spec §2; endpoints §4.4). */
export const trialsApi = accountAreaApi.injectEndpoints({
  endpoints: () => ({
    listTrials: query<typeof listTrials>('POST', '/portal/workorder/trialManagement/pageList', { provides: [LIST] }),
    countTrials: query<typeof countTrials>('GET', '/portal/workorder/trialManagement/statusCount', {
      provides: [LIST],
    }),
    getTrial: query<typeof getTrial>('GET', '/portal/workorder/trialManagement/detail', {
      provides: ({ id }) => [{ type: 'Trial', id }],
    }),
    cancelTrial: transition<typeof cancelTrial>('/portal/workorder/trialManagement/cancel'),
    extendTrial: transition<typeof extendTrial>('/portal/workorder/trialManagement/extend'),
    rateTrial: transition<typeof rateTrial>('/portal/workorder/trialManagement/feedback'),
  }),
});

export const { useCancelTrialMutation, useExtendTrialMutation, useRateTrialMutation } = trialsApi;
