import type { WorkOrderDetail } from '@portal/api-contract/account';
import { type OnStub, renderPage } from '@portal/data-access-api/testing';
import { buildProfile, type StubResponses } from '@portal/testing';
import { page } from '../work-orders/work-order-detail.page';
import { buildWorkOrderDetail } from './sample-work-orders';

const PATH = '/overview/workorderdetails';

/** Shows the page of a work order to its owner. */
export function openWorkOrderPage(workOrder: Partial<WorkOrderDetail> = {}, more: StubResponses = {}): OnStub {
  return renderPage(
    page,
    { path: PATH, at: `${PATH}?ticketNo=WO20261121ABCDEF`, isLoggedIn: true },
    {
      getUserProfile: buildProfile({ mail: '', avatar: '' }),
      getWorkOrder: buildWorkOrderDetail(workOrder),
      readReplies: null,
      ...more,
    },
  );
}
