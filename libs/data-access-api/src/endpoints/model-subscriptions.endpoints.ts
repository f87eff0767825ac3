import type {
  countModelSubscriptions,
  createModelKey,
  disableModelKey,
  getModelSubscription,
  getModelUsage,
  listModelSubscriptions,
  rotateModelKey,
  tryOutModel,
} from '@portal/api-contract/account';
import type { listModelComments, saveModelComment } from '@portal/api-contract/community';
import { accountAreaApi } from '../api/account-api';
import { mutation, query, submit } from '../api/contract-endpoints';

const LIST = { type: 'ModelSubscription', id: 'LIST' } as const;
const RATING = { type: 'ModelSubscription', id: 'RATING' } as const;
const DETAIL = { type: 'ModelSubscription', id: 'DETAIL' } as const;

/** The user's models in use (spec §2; endpoints §4.4). */
export const modelSubscriptionsApi = accountAreaApi.injectEndpoints({
  endpoints: () => ({
    listModelSubscriptions: query<typeof listModelSubscriptions>('POST', '/ptl/model/myUsed/pageList', {
      provides: [LIST],
    }),
    countModelSubscriptions: query<typeof countModelSubscriptions>('GET', '/ptl/model/myUsed/statusCount', {
      provides: [LIST],
    }),
    getModelSubscription: query<typeof getModelSubscription>('GET', '/ptl/model/myUsed/detail', {
      provides: [DETAIL],
    }),
    getModelUsage: query<typeof getModelUsage>('GET', '/ptl/model/usage', { provides: [DETAIL] }),
    createModelKey: submit<typeof createModelKey>('POST', '/ptl/model/key/create', {
      invalidates: [DETAIL],
      notifiesOfErrors: true,
    }),
    rotateModelKey: submit<typeof rotateModelKey>('POST', '/ptl/model/key/rotate', {
      invalidatesAnyway: [DETAIL],
      notifiesOfErrors: true,
    }),
    disableModelKey: mutation<typeof disableModelKey>('POST', '/ptl/model/key/disable', {
      invalidatesAnyway: [DETAIL],
      notifiesOfErrors: true,
    }),
    listModelComments: query<typeof listModelComments>('POST', '/ptl/model/comment/pageList', { provides: [RATING] }),
    saveModelComment: submit<typeof saveModelComment>('POST', '/ptl/model/comment/save', { invalidates: [RATING] }),
    tryOutModel: mutation<typeof tryOutModel>('POST', '/ptl/model/tryOut', { invalidatesAnyway: [DETAIL, LIST] }),
  }),
});

export const {
  useCreateModelKeyMutation,
  useDisableModelKeyMutation,
  useGetModelUsageQuery,
  useListModelCommentsQuery,
  useRotateModelKeyMutation,
  useSaveModelCommentMutation,
  useTryOutModelMutation,
} = modelSubscriptionsApi;
