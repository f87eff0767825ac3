import type {
  becomeContract,
  countContracts,
  ContractVerification,
  declineContract,
  deleteContract,
  extendContract,
  getContract,
  getContractBecoming,
  getContractSignUrl,
  getContractText,
  handInContractPaper,
  listContracts,
  listContractTemplates,
  previewContractBecoming,
  previewContractRescission,
  declineContractRescission,
  rescindContract,
  saveContract,
  sendSignCode,
  signContract,
  submitContract,
  urgeContract,
  withdrawContract,
} from '@portal/api-contract/account';
import { accountAreaApi } from '../api/account-api';
import { mutation, query, submit, toMutation } from '../api/contract-endpoints';

const LIST = { type: 'Contract', id: 'LIST' } as const;
const DETAIL = { type: 'Contract', id: 'DETAIL' } as const;

/** Whatever becomes of a step, the contract is read again: it may have moved on. What is to be signed stands in the console too. */
const STEP = { invalidatesAnyway: [DETAIL, LIST, 'Console'] } as const;

/** The user's contracts (spec §2; endpoints §4.6). */
export const contractsApi = accountAreaApi.injectEndpoints({
  endpoints: () => ({
    listContractTemplates: query<typeof listContractTemplates>('GET', '/ptl/contract/templates'),
    listContracts: query<typeof listContracts>('POST', '/ptl/contract/pageList', { provides: [LIST] }),
    countContracts: query<typeof countContracts>('GET', '/ptl/contract/statusCount', { provides: [LIST] }),
    getContract: query<typeof getContract>('GET', '/ptl/contract/detail', { provides: [DETAIL] }),
    getContractText: query<typeof getContractText>('GET', '/ptl/contract/text', { provides: [DETAIL] }),
    saveContract: submit<typeof saveContract>('POST', '/ptl/contract/save', { invalidates: [DETAIL, LIST] }),
    submitContract: submit<typeof submitContract>('POST', '/ptl/contract/submit', STEP),
    withdrawContract: submit<typeof withdrawContract>('POST', '/ptl/contract/withdraw', STEP),
    declineContract: submit<typeof declineContract>('POST', '/ptl/contract/reject', STEP),
    extendContract: submit<typeof extendContract>('POST', '/ptl/contract/extend', STEP),
    signContract: submit<typeof signContract>('POST', '/ptl/contract/sign', STEP),
    handInContractPaper: submit<typeof handInContractPaper>('POST', '/ptl/contract/handInPaper', STEP),
    // Asked for with its page: of what is no letter of intent any more there is nothing to be read again.
    getContractBecoming: query<typeof getContractBecoming>('GET', '/ptl/contract/becoming'),
    previewContractBecoming: mutation<typeof previewContractBecoming>('POST', '/ptl/contract/previewBecoming'),
    becomeContract: submit<typeof becomeContract>('POST', '/ptl/contract/become', STEP),
    urgeContract: submit<typeof urgeContract>('POST', '/ptl/contract/urge', STEP),
    previewContractRescission: mutation<typeof previewContractRescission>('POST', '/ptl/contract/previewRescission'),
    rescindContract: submit<typeof rescindContract>('POST', '/ptl/contract/rescind', STEP),
    declineContractRescission: submit<typeof declineContractRescission>('POST', '/ptl/contract/refuseRescission', STEP),
    sendSignCode: mutation<typeof sendSignCode>('POST', '/ptl/contract/sendSignCode'),
    // Asked for when it is wanted: it can be used for minutes.
    getContractSignUrl: mutation<typeof getContractSignUrl>('GET', '/ptl/contract/signUrl', {
      invalidatesAnyway: [DETAIL],
    }),
    deleteContract: mutation<typeof deleteContract>('POST', '/ptl/contract/delete', { invalidates: [LIST] }),
    verifyContract: toMutation<{ readonly file: File }, ContractVerification>({
      query: ({ file }) => ({ method: 'POST', path: '/ptl/contract/verify', bodyType: 'multipart', file }),
    }),
  }),
});

export const {
  useBecomeContractMutation,
  useDeclineContractMutation,
  useDeleteContractMutation,
  useExtendContractMutation,
  useGetContractSignUrlMutation,
  useHandInContractPaperMutation,
  usePreviewContractBecomingMutation,
  usePreviewContractRescissionMutation,
  useDeclineContractRescissionMutation,
  useRescindContractMutation,
  useSaveContractMutation,
  useSendSignCodeMutation,
  useSignContractMutation,
  useSubmitContractMutation,
  useUrgeContractMutation,
  useVerifyContractMutation,
  useWithdrawContractMutation,
} = contractsApi;
