import type { Endpoint, EndpointInput } from '@portal/api-contract';
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
import type { Submission } from '../api/call';
import { type Mutation, mutation, query, submit } from '../api/contract-endpoints';
import { submitEncrypted } from '../api/encrypted-submission';
import { submitTransition } from '../api/record-transition';

const LIST = { type: 'WorkOrder', id: 'LIST' } as const;

const transition = <E extends Endpoint>(path: E['path']): Mutation<Submission<EndpointInput<E>>, WorkOrderDetail> =>
  submitTransition<E, WorkOrderDetail>(path, {
    invalidates: [LIST],
    show: (workOrder) =>
      workOrdersApi.util.upsertQueryData('getWorkOrder', { ticketNo: workOrder.ticketNo }, workOrder),
  });

/** Work orders of the account area (spec §2; endpoints §4.7). */
export const workOrdersApi = accountAreaApi.injectEndpoints({
  endpoints: () => ({
    listWorkOrderTypes: query<typeof listWorkOrderTypes>('GET', '/portal/workorder/ticket/types'),
    suggestForWorkOrder: query<typeof suggestForWorkOrder>('POST', '/portal/workorder/ticket/suggest'),
    saveWorkOrder: submitEncrypted<typeof saveWorkOrder>('POST', '/portal/workorder/ticket/save', {
      invalidates: [LIST],
    }),
    listWorkOrders: query<typeof listWorkOrders>('POST', '/portal/workorder/ticket/pageList', {
      provides: [LIST],
    }),
    countWorkOrders: query<typeof countWorkOrders>('GET', '/portal/workorder/ticket/statusCount', {
      provides: [LIST],
    }),
    getWorkOrder: query<typeof getWorkOrder>('GET', '/portal/workorder/ticket/detail', {
      provides: ({ ticketNo }) => [{ type: 'WorkOrder', id: ticketNo }],
    }),
    readReplies: mutation<typeof readReplies>('POST', '/portal/workorder/ticket/read', {
      invalidates: [LIST],
    }),
    replyToWorkOrder: transition<typeof replyToWorkOrder>('/portal/workorder/ticket/reply'),
    confirmWorkOrder: transition<typeof confirmWorkOrder>('/portal/workorder/ticket/confirm'),
    reopenWorkOrder: transition<typeof reopenWorkOrder>('/portal/workorder/ticket/reopen'),
    withdrawWorkOrder: transition<typeof withdrawWorkOrder>('/portal/workorder/ticket/withdraw'),
    urgeWorkOrder: transition<typeof urgeWorkOrder>('/portal/workorder/ticket/urge'),
    escalateWorkOrder: transition<typeof escalateWorkOrder>('/portal/workorder/ticket/escalate'),
    rateWorkOrder: transition<typeof rateWorkOrder>('/portal/workorder/ticket/rate'),
    grantDiagnosis: transition<typeof grantDiagnosis>('/portal/workorder/ticket/grant'),
    revokeGrant: transition<typeof revokeGrant>('/portal/workorder/ticket/revokeGrant'),
    deleteWorkOrder: submit<typeof deleteWorkOrder>('POST', '/portal/workorder/ticket/delete', {
      invalidates: [LIST],
      notifiesOfErrors: true,
    }),
  }),
});

export const {
  useListWorkOrderTypesQuery,
  useSuggestForWorkOrderQuery,
  useSaveWorkOrderMutation,
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
