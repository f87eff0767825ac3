import type {
  StoredFile,
  applyForJob,
  applyForModel,
  applyForPartnership,
  bookVisit,
  cancelEnroll,
  createOrder,
  deleteFile,
  enroll,
  getQuote,
  getWhitepaper,
  listApplications,
  listEnrolments,
  previewContent,
  quoteOrder,
  reportModel,
  requestSolution,
  saveServiceConsult,
  saveTrial,
  withdrawApplication,
} from '@portal/api-contract';
import { baseApi } from '../api/api';
import { mutation, query, submit, toMutation } from '../api/contract-endpoints';
import { submitEncrypted } from '../api/encrypted-submission';

/** What a file is uploaded for, and the file. */
export interface UploadInput {
  readonly unit: 'attachment' | 'resume' | 'qualification' | 'workorder' | 'identification' | 'avatar' | 'community';
  readonly file: File;
  /** Hears which share of the file has left, from 0 to 1. */
  readonly onProgress?: ((share: number) => void) | undefined;
}

/** Forms of the public site and what became of them; telephones are encrypted before they are sent (spec §7). */
export const formsApi = baseApi.injectEndpoints({
  endpoints: () => ({
    saveTrial: submitEncrypted<typeof saveTrial>('POST', '/portal/workorder/trialManagement/save', {
      invalidates: ['Application'],
    }),
    applyForModel: submitEncrypted<typeof applyForModel>('POST', '/ptl/model/apply', { invalidates: ['Application'] }),
    applyForPartnership: submitEncrypted<typeof applyForPartnership>('POST', '/ptl/partner/apply', {
      invalidates: ['Application'],
    }),
    applyForJob: submitEncrypted<typeof applyForJob>('POST', '/ptl/recruit/apply', { invalidates: ['Application'] }),
    saveServiceConsult: submitEncrypted<typeof saveServiceConsult>('POST', '/portal/workorder/serviceConsult/save', {
      invalidates: ['Application'],
    }),
    bookVisit: submitEncrypted<typeof bookVisit>('POST', '/ptl/factory/visit', { invalidates: ['Application'] }),
    requestSolution: submitEncrypted<typeof requestSolution>('POST', '/ptl/solution/request', {
      invalidates: ['Application'],
    }),
    reportModel: submitEncrypted<typeof reportModel>('POST', '/ptl/model/report', { invalidates: ['Application'] }),
    getWhitepaper: query<typeof getWhitepaper>('GET', '/ptl/solution/whitepaper'),
    enroll: submitEncrypted<typeof enroll>('POST', '/ptl/activity/enroll', { invalidates: ['Enrolment'] }),
    listEnrolments: query<typeof listEnrolments>('GET', '/ptl/activity/myEnroll', { provides: ['Enrolment'] }),
    listApplications: query<typeof listApplications>('POST', '/ptl/application/pageList', {
      provides: ['Application'],
    }),
    getQuote: query<typeof getQuote>('GET', '/ptl/order/quoteDetail'),
    previewContent: query<typeof previewContent>('GET', '/ptl/content/preview'),
    cancelEnroll: mutation<typeof cancelEnroll>('POST', '/ptl/activity/cancelEnroll', {
      invalidates: ['Enrolment'],
      notifiesOfErrors: true,
    }),
    withdrawApplication: mutation<typeof withdrawApplication>('POST', '/ptl/application/withdraw', {
      invalidates: ['Application'],
      notifiesOfErrors: true,
    }),
    deleteFile: mutation<typeof deleteFile>('POST', '/ptl/file/delete'),
    quoteOrder: mutation<typeof quoteOrder>('POST', '/ptl/order/quote', { notifiesOfErrors: true }),
    createOrder: submit<typeof createOrder>('POST', '/ptl/order/create', { notifiesOfErrors: true }),
    // The field says what became of each file.
    uploadFile: toMutation<UploadInput, StoredFile>({
      query: ({ unit, file, onProgress }) => ({
        method: 'POST',
        path: '/ptl/file/uploadFlexible',
        bodyType: 'multipart',
        file,
        fileUnit: unit,
        onProgress,
      }),
    }),
  }),
});

export const {
  useSaveTrialMutation,
  useApplyForModelMutation,
  useApplyForPartnershipMutation,
  useApplyForJobMutation,
  useSaveServiceConsultMutation,
  useBookVisitMutation,
  useRequestSolutionMutation,
  useReportModelMutation,
  useEnrollMutation,
  useCancelEnrollMutation,
  useWithdrawApplicationMutation,
  useQuoteOrderMutation,
  useCreateOrderMutation,
  useListEnrolmentsQuery,
} = formsApi;
