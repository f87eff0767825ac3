import type { EndpointData, EndpointInput } from '@portal/api-contract';
import type {
  confirmWorkOrder,
  countWorkOrders,
  deleteWorkOrder,
  escalateWorkOrder,
  getWorkOrder,
  grantDiagnosis,
  listWorkOrders,
  listWorkOrderTypes,
  rateWorkOrder,
  readReplies,
  reopenWorkOrder,
  replyToWorkOrder,
  revokeGrant,
  saveWorkOrder,
  suggestForWorkOrder,
  urgeWorkOrder,
  withdrawWorkOrder,
  WorkOrderDetail,
} from '@portal/api-contract/account';
import { accountAreaApi } from '../api/account-api';
import { call, type Submission } from '../api/call';
import { sendEncrypted } from '../http/send-encrypted';

const SILENT = { isSilent: true };

/** Work orders of the account area (spec §2; endpoints §4.7). Every act answers with the work order as it is then. */
export const workOrdersApi = accountAreaApi.injectEndpoints({
  endpoints: (build) => {
    const act = <Input extends { readonly ticketNo: string }>(path: string) =>
      build.mutation<WorkOrderDetail, Submission<Input>>({
        query: ({ body, idempotencyKey }) => ({ method: 'POST', path, bodyType: 'json', body, idempotencyKey }),
        async onQueryStarted({ body: { ticketNo } }, { dispatch, queryFulfilled }) {
          const answer = await queryFulfilled.catch(() => undefined);
          if (answer) dispatch(workOrdersApi.util.upsertQueryData('getWorkOrder', { ticketNo }, answer.data));
        },
        invalidatesTags: (_result, error) => (error ? [] : [{ type: 'WorkOrder', id: 'LIST' }]),
      });
    return {
      listWorkOrderTypes: build.query<
        EndpointData<typeof listWorkOrderTypes>,
        EndpointInput<typeof listWorkOrderTypes>
      >({
        query: call<typeof listWorkOrderTypes>('GET', '/portal/workorder/ticket/types'),
        extraOptions: SILENT,
      }),
      suggestForWorkOrder: build.query<
        EndpointData<typeof suggestForWorkOrder>,
        EndpointInput<typeof suggestForWorkOrder>
      >({
        query: call<typeof suggestForWorkOrder>('POST', '/portal/workorder/ticket/suggest'),
        extraOptions: SILENT,
      }),
      saveWorkOrder: build.mutation<
        EndpointData<typeof saveWorkOrder>,
        Submission<EndpointInput<typeof saveWorkOrder>>
      >({
        queryFn: (submission, _api, _options, send) =>
          sendEncrypted<typeof saveWorkOrder>(
            send,
            submission,
            call<typeof saveWorkOrder>('POST', '/portal/workorder/ticket/save'),
          ),
        invalidatesTags: (_result, error) => (error ? [] : [{ type: 'WorkOrder', id: 'LIST' }]),
      }),
      listWorkOrders: build.query<EndpointData<typeof listWorkOrders>, EndpointInput<typeof listWorkOrders>>({
        query: call<typeof listWorkOrders>('POST', '/portal/workorder/ticket/pageList'),
        providesTags: [{ type: 'WorkOrder', id: 'LIST' }],
        extraOptions: SILENT,
      }),
      countWorkOrders: build.query<EndpointData<typeof countWorkOrders>, void>({
        query: call<typeof countWorkOrders>('GET', '/portal/workorder/ticket/statusCount'),
        providesTags: [{ type: 'WorkOrder', id: 'LIST' }],
        extraOptions: SILENT,
      }),
      getWorkOrder: build.query<EndpointData<typeof getWorkOrder>, EndpointInput<typeof getWorkOrder>>({
        query: call<typeof getWorkOrder>('GET', '/portal/workorder/ticket/detail'),
        providesTags: (_result, _error, { ticketNo }) => [{ type: 'WorkOrder', id: ticketNo }],
        extraOptions: SILENT,
      }),
      readReplies: build.mutation<null, EndpointInput<typeof readReplies>>({
        query: call<typeof readReplies>('POST', '/portal/workorder/ticket/read'),
        invalidatesTags: (_result, error) => (error ? [] : [{ type: 'WorkOrder', id: 'LIST' }]),
        extraOptions: SILENT,
      }),
      replyToWorkOrder: act<EndpointInput<typeof replyToWorkOrder>>('/portal/workorder/ticket/reply'),
      confirmWorkOrder: act<EndpointInput<typeof confirmWorkOrder>>('/portal/workorder/ticket/confirm'),
      reopenWorkOrder: act<EndpointInput<typeof reopenWorkOrder>>('/portal/workorder/ticket/reopen'),
      withdrawWorkOrder: act<EndpointInput<typeof withdrawWorkOrder>>('/portal/workorder/ticket/withdraw'),
      urgeWorkOrder: act<EndpointInput<typeof urgeWorkOrder>>('/portal/workorder/ticket/urge'),
      escalateWorkOrder: act<EndpointInput<typeof escalateWorkOrder>>('/portal/workorder/ticket/escalate'),
      rateWorkOrder: act<EndpointInput<typeof rateWorkOrder>>('/portal/workorder/ticket/rate'),
      grantDiagnosis: act<EndpointInput<typeof grantDiagnosis>>('/portal/workorder/ticket/grant'),
      revokeGrant: act<EndpointInput<typeof revokeGrant>>('/portal/workorder/ticket/revokeGrant'),
      deleteWorkOrder: build.mutation<null, Submission<EndpointInput<typeof deleteWorkOrder>>>({
        query: ({ body, idempotencyKey }) => ({
          ...call<typeof deleteWorkOrder>('POST', '/portal/workorder/ticket/delete')(body),
          idempotencyKey,
        }),
        invalidatesTags: (_result, error) => (error ? [] : [{ type: 'WorkOrder', id: 'LIST' }]),
      }),
    };
  },
});

export const {
  useListWorkOrderTypesQuery,
  useSuggestForWorkOrderQuery,
  useSaveWorkOrderMutation,
  useListWorkOrdersQuery,
  useCountWorkOrdersQuery,
  useGetWorkOrderQuery,
  useReadRepliesMutation,
  useReplyToWorkOrderMutation,
  useConfirmWorkOrderMutation,
  useReopenWorkOrderMutation,
  useWithdrawWorkOrderMutation,
  useUrgeWorkOrderMutation,
  useEscalateWorkOrderMutation,
  useRateWorkOrderMutation,
  useGrantDiagnosisMutation,
  useRevokeGrantMutation,
  useDeleteWorkOrderMutation,
} = workOrdersApi;
