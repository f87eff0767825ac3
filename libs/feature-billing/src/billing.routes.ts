import { pageSeo, type PageRoute, route } from '@portal/data-access-api';
import { accountPaths } from '@portal/portal-paths/account';

/** Pages of orders, their refunds, invoices and contracts, of products and models in use, and of models that the reader publishes (spec §2). */
export const billingRoutes: readonly PageRoute[] = [
  route(accountPaths.orders, () => import('./orders/order-list.page'), { seo: pageSeo('order') }),
  route(accountPaths.orderDetail, () => import('./orders/order-detail.page'), { seo: pageSeo('orderdetails') }),
  route(accountPaths.cashier, () => import('./cashier/cashier.page'), { seo: pageSeo('orderpay') }),
  route(accountPaths.refunds, () => import('./refunds/refund-list.page'), { seo: pageSeo('refund') }),
  route(accountPaths.refundDetail, () => import('./refunds/refund-detail.page'), { seo: pageSeo('refunddetails') }),
  route(accountPaths.refundSubmitted, () => import('./refunds/refund-submitted.page'), {
    seo: pageSeo('submitrefundcompleted'),
  }),
  route(accountPaths.invoiceChooseOrders, () => import('./invoices/choose-orders.page'), {
    aliases: [accountPaths.invoiceApply.path],
    seo: pageSeo('applychooseorder'),
  }),
  route(accountPaths.invoiceFillIn, () => import('./invoices/fill-in.page'), { seo: pageSeo('applychooseinvoice') }),
  route(accountPaths.invoiceApplied, () => import('./invoices/applied.page'), { seo: pageSeo('applyfinish') }),
  route(accountPaths.invoices, () => import('./invoices/invoice-list.page'), { seo: pageSeo('invoice') }),
  route(accountPaths.invoiceDetail, () => import('./invoices/invoice-detail.page'), { seo: pageSeo('invoicedetail') }),
  route(accountPaths.invoiceSample, () => import('./invoices/invoice-sample.page'), { seo: pageSeo('invoicemodel') }),
  route(accountPaths.contracts, () => import('./contracts/contract-list.page'), { seo: pageSeo('contract') }),
  route(accountPaths.contractApply, () => import('./contracts/contract-apply.page'), { seo: pageSeo('contractapply') }),
  route(accountPaths.contractBecome, () => import('./contracts/contract-become.page'), {
    seo: pageSeo('contractbecome'),
  }),
  route(accountPaths.contractDetail, () => import('./contracts/contract-detail.page'), {
    seo: pageSeo('contractdetail'),
  }),
  route(accountPaths.instances, () => import('./instances/instance-list.page'), { seo: pageSeo('myproduct') }),
  route(accountPaths.instanceDetail, () => import('./instances/instance-detail.page'), {
    seo: pageSeo('productmodal'),
  }),
  route(accountPaths.instanceRenew, () => import('./changes/renew.page'), { seo: pageSeo('productrenew') }),
  route(accountPaths.instanceUpgrade, () => import('./changes/upgrade.page'), { seo: pageSeo('productupgrade') }),
  route(accountPaths.modelBase, () => import('./models/model-list.page'), { seo: pageSeo('modelbase') }),
  route(accountPaths.modelBaseDetail, () => import('./models/model-detail.page'), { seo: pageSeo('modelbasedetails') }),
  route(accountPaths.publishedModels, () => import('./model-publishing/published-list.page'), {
    seo: pageSeo('modelpublished'),
  }),
  route(accountPaths.publishedModelDetail, () => import('./model-publishing/published-detail.page'), {
    seo: pageSeo('modelpublisheddetails'),
  }),
  route(accountPaths.publishedModelEdit, () => import('./model-publishing/published-edit.page'), {
    seo: pageSeo('modelpublishededit'),
  }),
];
