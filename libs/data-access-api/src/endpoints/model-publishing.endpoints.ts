import type {
  appealModelReview,
  countPublishedModels,
  deletePublishedModel,
  discardModelVersion,
  getPublishedModel,
  listPublishedModels,
  openModelVersion,
  putModelOnShelf,
  savePublishedModel,
  submitPublishedModel,
  takeModelOffShelf,
  testModelInterface,
  withdrawPublishedModel,
} from '@portal/api-contract/account';
import { accountAreaApi } from '../api/account-api';
import { mutation, query, submit } from '../api/contract-endpoints';

const LIST = { type: 'PublishedModel', id: 'LIST' } as const;
const DETAIL = { type: 'PublishedModel', id: 'DETAIL' } as const;

/** Whatever becomes of a step, the model is read again: it may have moved on. */
const STEP = { invalidatesAnyway: [DETAIL, LIST] } as const;

/** The models that the user publishes (spec §2; endpoints §4.4). */
export const modelPublishingApi = accountAreaApi.injectEndpoints({
  endpoints: () => ({
    listPublishedModels: query<typeof listPublishedModels>('POST', '/ptl/model/myPublish/pageList', {
      provides: [LIST],
    }),
    countPublishedModels: query<typeof countPublishedModels>('GET', '/ptl/model/myPublish/statusCount', {
      provides: [LIST],
    }),
    getPublishedModel: query<typeof getPublishedModel>('GET', '/ptl/model/myPublish/detail', { provides: [DETAIL] }),
    savePublishedModel: submit<typeof savePublishedModel>('POST', '/ptl/model/save', { invalidates: [DETAIL, LIST] }),
    testModelInterface: mutation<typeof testModelInterface>('POST', '/ptl/model/interfaceTest', STEP),
    submitPublishedModel: submit<typeof submitPublishedModel>('POST', '/ptl/model/submit', STEP),
    withdrawPublishedModel: submit<typeof withdrawPublishedModel>('POST', '/ptl/model/withdraw', STEP),
    putModelOnShelf: submit<typeof putModelOnShelf>('POST', '/ptl/model/onShelf', STEP),
    takeModelOffShelf: submit<typeof takeModelOffShelf>('POST', '/ptl/model/offShelf', STEP),
    openModelVersion: submit<typeof openModelVersion>('POST', '/ptl/model/newVersion', STEP),
    discardModelVersion: submit<typeof discardModelVersion>('POST', '/ptl/model/discardVersion', STEP),
    appealModelReview: submit<typeof appealModelReview>('POST', '/ptl/model/appeal', STEP),
    deletePublishedModel: mutation<typeof deletePublishedModel>('POST', '/ptl/model/delete', { invalidates: [LIST] }),
  }),
});

export const {
  useAppealModelReviewMutation,
  useDeletePublishedModelMutation,
  useDiscardModelVersionMutation,
  useOpenModelVersionMutation,
  usePutModelOnShelfMutation,
  useSavePublishedModelMutation,
  useSubmitPublishedModelMutation,
  useTakeModelOffShelfMutation,
  useTestModelInterfaceMutation,
  useWithdrawPublishedModelMutation,
} = modelPublishingApi;
