import type { Endpoint, EndpointData, EndpointInput } from '@portal/api-contract';
import type {
  appealIdentification,
  applyForRemittance,
  cancelIdentification,
  checkIdentityChange,
  enterpriseCredentials,
  enterpriseFourElement,
  enterpriseThreeElement,
  faceRecognitionAuth,
  generateFaceCenterUrl,
  getIdentificationDraft,
  getRemitStatus,
  identificationDetail,
  identificationDetailForEffective,
  identificationDetailForOngoing,
  listIdentificationBanks,
  listIdentificationHistory,
  listIdentificationLimits,
  listSandboxSubjects,
  personCredentials,
  personFourElement,
  personThreeElement,
  qrStatus,
  readIdentityDocument,
  removeIdentificationDraft,
  saveIdentificationDraft,
  sendEnterpriseCode,
  sendIdentificationCode,
  signLink,
  verifyIdentificationCode,
  verifyRemittance,
} from '@portal/api-contract/account';
import { call, type Submission } from '../api/call';
import {
  type Mutation,
  type MutationOptions,
  mutation,
  query,
  submit,
  toMutation,
  toQuery,
} from '../api/contract-endpoints';
import { submitEncrypted } from '../api/encrypted-submission';
import { sendEncrypted } from '../http/send-encrypted';
import { certificationApi } from './certification.endpoints';

/** Where an identity is shown: the pages of verification themselves, to-dos, and the message that follows. */
const CHANGES = { invalidatesAnyway: ['Realname', 'Console', 'Message'] } as const satisfies MutationOptions<
  never,
  unknown
>;

/** A verification that is handed in once, whatever is repeated; telephones in it are encrypted. */
const handIn = <E extends Endpoint>(path: E['path']): Mutation<Submission<EndpointInput<E>>, EndpointData<E>> =>
  submitEncrypted<E>('POST', path, CHANGES);

const requestEnterpriseCode = call<typeof sendEnterpriseCode>(
  'POST',
  '/portal_drill/enterprise/audit/sendVerificationCode',
);

/** Real-name verification (spec §7; endpoints §4.12). */
export const realnameApi = certificationApi.injectEndpoints({
  endpoints: () => ({
    identificationDetailForEffective: query<typeof identificationDetailForEffective>(
      'POST',
      '/ptl/identification/identificationDetailForEffective',
      { provides: ['Realname'] },
    ),
    identificationDetailForOngoing: query<typeof identificationDetailForOngoing>(
      'POST',
      '/ptl/identification/identificationDetailForOngoing',
      { provides: ['Realname'] },
    ),
    identificationDetail: toQuery<
      EndpointInput<typeof identificationDetail>,
      EndpointData<typeof identificationDetail>
    >(call<typeof identificationDetail>('POST', '/ptl/identification/identificationDetail', 'form'), {
      provides: ['Realname'],
    }),
    listIdentificationHistory: query<typeof listIdentificationHistory>('GET', '/ptl/identification/history', {
      provides: ['Realname'],
    }),
    listIdentificationLimits: query<typeof listIdentificationLimits>('GET', '/ptl/identification/limits', {
      provides: ['Realname'],
    }),
    listSandboxSubjects: query<typeof listSandboxSubjects>('GET', '/ptl/identification/sandbox'),
    cancelIdentification: mutation<typeof cancelIdentification>(
      'GET',
      '/ptl/identification/cancelIdentification',
      CHANGES,
    ),
    sendIdentificationCode: mutation<typeof sendIdentificationCode>('POST', '/ptl/identification/smsSend'),
    verifyIdentificationCode: mutation<typeof verifyIdentificationCode>(
      'POST',
      '/ptl/identification/smsVerify',
      CHANGES,
    ),

    getIdentificationDraft: query<typeof getIdentificationDraft>('GET', '/ptl/identification/draft', {
      // Numbers of documents stay in the page's memory no longer than the page needs them.
      keepUnusedDataFor: 0,
    }),
    saveIdentificationDraft: mutation<typeof saveIdentificationDraft>('POST', '/ptl/identification/saveDraft'),
    removeIdentificationDraft: mutation<typeof removeIdentificationDraft>('POST', '/ptl/identification/removeDraft'),

    personThreeElement: handIn<typeof personThreeElement>('/ptl/identification/personThreeElement'),
    personFourElement: handIn<typeof personFourElement>('/ptl/identification/personFourElement'),
    personCredentials: handIn<typeof personCredentials>('/ptl/identification/personCredentials'),
    readIdentityDocument: mutation<typeof readIdentityDocument>('POST', '/ptl/identification/ocr'),
    appealIdentification: submit<typeof appealIdentification>('POST', '/ptl/identification/appealBind', CHANGES),

    generateFaceCenterUrl: mutation<typeof generateFaceCenterUrl>('POST', '/ptl/identification/generateFaceCenterUrl', {
      // Also when it is rejected: the tries of the day may be over.
      invalidatesAnyway: ['Realname'],
    }),
    qrStatus: query<typeof qrStatus>('POST', '/ptl/identification/qrStatus'),
    faceRecognitionAuth: mutation<typeof faceRecognitionAuth>(
      'POST',
      '/ptl/identification/faceRecognitionAuth',
      CHANGES,
    ),

    enterpriseThreeElement: handIn<typeof enterpriseThreeElement>('/ptl/identification/enterpriseThreeElement'),
    enterpriseFourElement: handIn<typeof enterpriseFourElement>('/ptl/identification/enterpriseFourElement'),
    enterpriseCredentials: handIn<typeof enterpriseCredentials>('/ptl/identification/enterpriseCredentials'),
    applyForRemittance: submit<typeof applyForRemittance>('POST', '/ptl/identification/unionPayApply', CHANGES),
    verifyRemittance: submit<typeof verifyRemittance>('POST', '/ptl/identification/unionPayVerify', CHANGES),
    getRemitStatus: query<typeof getRemitStatus>('GET', '/ptl/identification/remitStatus', { provides: ['Realname'] }),
    listIdentificationBanks: query<typeof listIdentificationBanks>('GET', '/ptl/identification/identificationBankList'),
    checkIdentityChange: query<typeof checkIdentityChange>('POST', '/ptl/identification/changePrecheck', {
      provides: ['Realname'],
    }),
    sendEnterpriseCode: toMutation<EndpointInput<typeof sendEnterpriseCode>, EndpointData<typeof sendEnterpriseCode>>({
      queryFn: (body, _api, _options, send) =>
        sendEncrypted<typeof sendEnterpriseCode>(send, { body, idempotencyKey: '' }, requestEnterpriseCode),
    }),
    signLink: mutation<typeof signLink>('POST', '/ptl/identification/signLink'),
  }),
});

export const {
  useCancelIdentificationMutation,
  useSendIdentificationCodeMutation,
  useVerifyIdentificationCodeMutation,
  usePersonThreeElementMutation,
  usePersonFourElementMutation,
  usePersonCredentialsMutation,
  useReadIdentityDocumentMutation,
  useRemoveIdentificationDraftMutation,
  useSaveIdentificationDraftMutation,
  useAppealIdentificationMutation,
  useGenerateFaceCenterUrlMutation,
  useQrStatusQuery,
  useFaceRecognitionAuthMutation,
  useEnterpriseThreeElementMutation,
  useEnterpriseFourElementMutation,
  useEnterpriseCredentialsMutation,
  useApplyForRemittanceMutation,
  useVerifyRemittanceMutation,
  useListIdentificationBanksQuery,
  useSendEnterpriseCodeMutation,
  useSignLinkMutation,
} = realnameApi;
