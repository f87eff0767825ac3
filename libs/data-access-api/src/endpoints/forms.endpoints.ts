import type {
  EndpointData,
  EndpointInput,
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
import { call, type Submission } from '../api/call';
import { sendEncrypted } from '../http/send-encrypted';

/** What a file is uploaded for, and the file. */
export interface UploadInput {
  readonly unit: 'attachment' | 'resume' | 'qualification' | 'workorder' | 'avatar';
  readonly file: File;
  /** Hears which share of the file has left, from 0 to 1. */
  readonly onProgress?: ((share: number) => void) | undefined;
}

/** Forms of the public site and what became of them; telephones are encrypted before they are sent (spec §7). */
export const formsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    saveTrial: build.mutation<EndpointData<typeof saveTrial>, Submission<EndpointInput<typeof saveTrial>>>({
      queryFn: (submission, _api, _options, send) =>
        sendEncrypted<typeof saveTrial>(
          send,
          submission,
          call<typeof saveTrial>('POST', '/portal/workorder/trialManagement/save'),
        ),
      invalidatesTags: (_result, error) => (error ? [] : ['Application']),
    }),
    applyForModel: build.mutation<EndpointData<typeof applyForModel>, Submission<EndpointInput<typeof applyForModel>>>({
      queryFn: (submission, _api, _options, send) =>
        sendEncrypted<typeof applyForModel>(send, submission, call<typeof applyForModel>('POST', '/ptl/model/apply')),
      invalidatesTags: (_result, error) => (error ? [] : ['Application']),
    }),
    applyForPartnership: build.mutation<
      EndpointData<typeof applyForPartnership>,
      Submission<EndpointInput<typeof applyForPartnership>>
    >({
      queryFn: (submission, _api, _options, send) =>
        sendEncrypted<typeof applyForPartnership>(
          send,
          submission,
          call<typeof applyForPartnership>('POST', '/ptl/partner/apply'),
        ),
      invalidatesTags: (_result, error) => (error ? [] : ['Application']),
    }),
    applyForJob: build.mutation<EndpointData<typeof applyForJob>, Submission<EndpointInput<typeof applyForJob>>>({
      queryFn: (submission, _api, _options, send) =>
        sendEncrypted<typeof applyForJob>(send, submission, call<typeof applyForJob>('POST', '/ptl/recruit/apply')),
      invalidatesTags: (_result, error) => (error ? [] : ['Application']),
    }),
    saveServiceConsult: build.mutation<
      EndpointData<typeof saveServiceConsult>,
      Submission<EndpointInput<typeof saveServiceConsult>>
    >({
      queryFn: (submission, _api, _options, send) =>
        sendEncrypted<typeof saveServiceConsult>(
          send,
          submission,
          call<typeof saveServiceConsult>('POST', '/portal/workorder/serviceConsult/save'),
        ),
      invalidatesTags: (_result, error) => (error ? [] : ['Application']),
    }),
    bookVisit: build.mutation<EndpointData<typeof bookVisit>, Submission<EndpointInput<typeof bookVisit>>>({
      queryFn: (submission, _api, _options, send) =>
        sendEncrypted<typeof bookVisit>(send, submission, call<typeof bookVisit>('POST', '/ptl/factory/visit')),
      invalidatesTags: (_result, error) => (error ? [] : ['Application']),
    }),
    requestSolution: build.mutation<
      EndpointData<typeof requestSolution>,
      Submission<EndpointInput<typeof requestSolution>>
    >({
      queryFn: (submission, _api, _options, send) =>
        sendEncrypted<typeof requestSolution>(
          send,
          submission,
          call<typeof requestSolution>('POST', '/ptl/solution/request'),
        ),
      invalidatesTags: (_result, error) => (error ? [] : ['Application']),
    }),
    reportModel: build.mutation<EndpointData<typeof reportModel>, Submission<EndpointInput<typeof reportModel>>>({
      queryFn: (submission, _api, _options, send) =>
        sendEncrypted<typeof reportModel>(send, submission, call<typeof reportModel>('POST', '/ptl/model/report')),
      invalidatesTags: (_result, error) => (error ? [] : ['Application']),
    }),
    getWhitepaper: build.query<EndpointData<typeof getWhitepaper>, EndpointInput<typeof getWhitepaper>>({
      query: call<typeof getWhitepaper>('GET', '/ptl/solution/whitepaper'),
      extraOptions: { isSilent: true },
    }),
    enroll: build.mutation<EndpointData<typeof enroll>, Submission<EndpointInput<typeof enroll>>>({
      queryFn: (submission, _api, _options, send) =>
        sendEncrypted<typeof enroll>(send, submission, call<typeof enroll>('POST', '/ptl/activity/enroll')),
      invalidatesTags: (_result, error) => (error ? [] : ['Enrolment']),
    }),
    listEnrolments: build.query<EndpointData<typeof listEnrolments>, EndpointInput<typeof listEnrolments>>({
      query: call<typeof listEnrolments>('GET', '/ptl/activity/myEnroll'),
      providesTags: ['Enrolment'],
      extraOptions: { isSilent: true },
    }),
    listApplications: build.query<EndpointData<typeof listApplications>, EndpointInput<typeof listApplications>>({
      query: call<typeof listApplications>('POST', '/ptl/application/pageList'),
      providesTags: ['Application'],
      extraOptions: { isSilent: true },
    }),
    getQuote: build.query<EndpointData<typeof getQuote>, EndpointInput<typeof getQuote>>({
      query: call<typeof getQuote>('GET', '/ptl/order/quoteDetail'),
      extraOptions: { isSilent: true },
    }),
    previewContent: build.query<EndpointData<typeof previewContent>, EndpointInput<typeof previewContent>>({
      query: call<typeof previewContent>('GET', '/ptl/content/preview'),
      extraOptions: { isSilent: true },
    }),
    cancelEnroll: build.mutation<EndpointData<typeof cancelEnroll>, EndpointInput<typeof cancelEnroll>>({
      query: call<typeof cancelEnroll>('POST', '/ptl/activity/cancelEnroll'),
      invalidatesTags: (_result, error) => (error ? [] : ['Enrolment']),
    }),
    withdrawApplication: build.mutation<
      EndpointData<typeof withdrawApplication>,
      EndpointInput<typeof withdrawApplication>
    >({
      query: call<typeof withdrawApplication>('POST', '/ptl/application/withdraw'),
      invalidatesTags: (_result, error) => (error ? [] : ['Application']),
    }),
    deleteFile: build.mutation<EndpointData<typeof deleteFile>, EndpointInput<typeof deleteFile>>({
      query: call<typeof deleteFile>('POST', '/ptl/file/delete'),
      extraOptions: { isSilent: true },
    }),
    quoteOrder: build.mutation<EndpointData<typeof quoteOrder>, EndpointInput<typeof quoteOrder>>({
      query: call<typeof quoteOrder>('POST', '/ptl/order/quote'),
    }),
    createOrder: build.mutation<EndpointData<typeof createOrder>, Submission<EndpointInput<typeof createOrder>>>({
      query: ({ body, idempotencyKey }) => ({
        ...call<typeof createOrder>('POST', '/ptl/order/create')(body),
        idempotencyKey,
      }),
    }),
    uploadFile: build.mutation<StoredFile, UploadInput>({
      query: ({ unit, file, onProgress }) => ({
        method: 'POST',
        path: '/ptl/file/uploadFlexible',
        bodyType: 'multipart',
        file,
        fileUnit: unit,
        onProgress,
      }),
      // The field says what became of each file.
      extraOptions: { isSilent: true },
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
  useGetWhitepaperQuery,
  useEnrollMutation,
  useCancelEnrollMutation,
  useWithdrawApplicationMutation,
  useQuoteOrderMutation,
  useCreateOrderMutation,
  useListEnrolmentsQuery,
  useListApplicationsQuery,
  useGetQuoteQuery,
  usePreviewContentQuery,
} = formsApi;
