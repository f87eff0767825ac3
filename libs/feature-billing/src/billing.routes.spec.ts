import { billingRoutes as routes } from './billing.routes';
import { page as cashierPage } from './cashier/cashier.page';
import { page as renewPage } from './changes/renew.page';
import { page as upgradePage } from './changes/upgrade.page';
import { page as contractApplyPage } from './contracts/contract-apply.page';
import { page as contractBecomePage } from './contracts/contract-become.page';
import { page as contractDetailPage } from './contracts/contract-detail.page';
import { page as contractListPage } from './contracts/contract-list.page';
import { page as instanceDetailPage } from './instances/instance-detail.page';
import { page as instanceListPage } from './instances/instance-list.page';
import { page as appliedPage } from './invoices/applied.page';
import { page as chooseOrdersPage } from './invoices/choose-orders.page';
import { page as fillInPage } from './invoices/fill-in.page';
import { page as invoiceDetailPage } from './invoices/invoice-detail.page';
import { page as invoiceListPage } from './invoices/invoice-list.page';
import { page as invoiceSamplePage } from './invoices/invoice-sample.page';
import { page as publishedDetailPage } from './model-publishing/published-detail.page';
import { page as publishedEditPage } from './model-publishing/published-edit.page';
import { page as publishedListPage } from './model-publishing/published-list.page';
import { page as modelDetailPage } from './models/model-detail.page';
import { page as modelListPage } from './models/model-list.page';
import { page as orderDetailPage } from './orders/order-detail.page';
import { page as orderListPage } from './orders/order-list.page';
import { page as refundDetailPage } from './refunds/refund-detail.page';
import { page as refundListPage } from './refunds/refund-list.page';
import { page as refundSubmittedPage } from './refunds/refund-submitted.page';

it('have a row of the SEO table each', () => {
  const rows = routes.map(({ path, seo }) => [path, seo?.({ params: {}, platformType: '2' })?.code]);
  expect(rows).toEqual([
    ['/overview/order', '2:order'],
    ['/overview/order-details', '2:orderdetails'],
    ['/overview/order-pay', '2:orderpay'],
    ['/overview/refund', '2:refund'],
    ['/overview/refund-details', '2:refunddetails'],
    ['/overview/submitRefundCompleted', '2:submitrefundcompleted'],
    ['/overview/apply/choose-order', '2:applychooseorder'],
    ['/overview/apply/choose-invoice', '2:applychooseinvoice'],
    ['/overview/apply/apply-finish', '2:applyfinish'],
    ['/overview/invoice', '2:invoice'],
    ['/overview/invoice-detail', '2:invoicedetail'],
    ['/overview/invoiceModel', '2:invoicemodel'],
    ['/overview/contract', '2:contract'],
    ['/overview/contract-apply', '2:contractapply'],
    ['/overview/contract-become', '2:contractbecome'],
    ['/overview/contract-detail', '2:contractdetail'],
    ['/overview/product', '2:myproduct'],
    ['/overview/product-modal', '2:productmodal'],
    ['/overview/product-renew', '2:productrenew'],
    ['/overview/product-upgrade', '2:productupgrade'],
    ['/overview/modelBase', '2:modelbase'],
    ['/overview/modelBase/details', '2:modelbasedetails'],
    ['/overview/modelBase/published', '2:modelpublished'],
    ['/overview/modelBase/published/details', '2:modelpublisheddetails'],
    ['/overview/modelBase/published/edit', '2:modelpublishededit'],
  ]);
});

it('lead to the pages of orders, products and models', async () => {
  const modules = await Promise.all(routes.map(({ load }) => load()));
  expect(modules.map(({ page }) => page)).toEqual([
    ...[orderListPage, orderDetailPage, cashierPage, refundListPage, refundDetailPage, refundSubmittedPage],
    ...[chooseOrdersPage, fillInPage, appliedPage, invoiceListPage, invoiceDetailPage, invoiceSamplePage],
    ...[contractListPage, contractApplyPage, contractBecomePage, contractDetailPage],
    ...[instanceListPage, instanceDetailPage, renewPage, upgradePage, modelListPage, modelDetailPage],
    ...[publishedListPage, publishedDetailPage, publishedEditPage],
  ]);
});
