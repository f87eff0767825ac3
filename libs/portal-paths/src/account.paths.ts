// Paths of the account area (spec §2): all of them need a login, real-name verification its entrance flags as well.
import { definePath } from './define-path';

export { overviewDetails, userInfo } from './public.paths';

const REALNAME = { access: 'realname' } as const;

export const overview = definePath('/overview');
export const overviewCenter = definePath('/overview/center');
export const overviewFavorite = definePath('/overview/favorite');
export const overviewMessage = definePath('/overview/message');
export const orders = definePath('/overview/order');
export const orderDetail = definePath('/overview/order-details');
export const cashier = definePath('/overview/order-pay');
export const contracts = definePath('/overview/contract');
export const refunds = definePath('/overview/refund');
/** A refund, or the application for one of an order. */
export const refundDetail = definePath('/overview/refund-details');
export const refundSubmitted = definePath('/overview/submitRefundCompleted');
export const invoiceChooseOrders = definePath('/overview/apply/choose-order');
export const invoiceFillIn = definePath('/overview/apply/choose-invoice');
export const invoiceApplied = definePath('/overview/apply/apply-finish');
/** Leads to the first step of an application for an invoice. */
export const invoiceApply = definePath('/overview/apply');
export const invoices = definePath('/overview/invoice');
export const invoiceDetail = definePath('/overview/invoice-detail');
export const invoiceSample = definePath('/overview/invoiceModel');
export const contractApply = definePath('/overview/contract-apply');
export const contractBecome = definePath('/overview/contract-become');
export const contractDetail = definePath('/overview/contract-detail');
export const instances = definePath('/overview/product');
export const instanceDetail = definePath('/overview/product-modal');
export const instanceRenew = definePath('/overview/product-renew');
export const instanceUpgrade = definePath('/overview/product-upgrade');
export const modelBase = definePath('/overview/modelBase');
export const modelBaseDetail = definePath('/overview/modelBase/details');
export const publishedModels = definePath('/overview/modelBase/published');
export const publishedModelDetail = definePath('/overview/modelBase/published/details');
export const publishedModelEdit = definePath('/overview/modelBase/published/edit');
export const applications = definePath('/overview/applications');
export const overviewTryProduct = definePath('/overview/tryProduct');
export const trialDetail = definePath('/overview/try-product-modal');
export const workOrders = definePath('/overview/workorder');
export const workOrderSubmit = definePath('/overview/submitworkorder');
export const workOrderDetail = definePath('/overview/workorderdetails');
export const addresses = definePath('/overview/address/invoiceAddress');
export const addressAdd = definePath('/overview/address/add-address');
export const addressDelete = definePath('/overview/address/delete-address');
export const invoiceTitles = definePath('/overview/info/invoiceInfo');
export const invoiceTitleAdd = definePath('/overview/info/add-invoice');
export const invoiceTitleEdit = definePath('/overview/info/edit-invoice');
export const invoiceTitleDelete = definePath('/overview/info/delete-invoice');
export const person = definePath('/person');
export const userSecurity = definePath('/user-info/security');
export const userPrivacy = definePath('/user-info/privacy');
/** Other URLs of the pages of real-name verification. */
export const realnameAlias = definePath('/overview/realname/:page');

export const realname = definePath('/overview/realname', REALNAME);
export const chooseIdentificationType = definePath('/overview/choose-identification-type', REALNAME);
export const enterpriseChooseway = definePath('/overview/enterprise-chooseway', REALNAME);
/** The wait for the legal representative (method 4) has no path in the spec. */
export const enterpriseConsent = definePath('/overview/enterprise-consent', REALNAME);
export const enterpriseInfo = definePath('/overview/enterprise-info', REALNAME);
export const enterpriseRemit = definePath('/overview/enterprise-remit', REALNAME);
export const enterpriseChangeAll = definePath('/overview/enterpriseChangeAll', REALNAME);
export const enterpriseChangeName = definePath('/overview/enterpriseChangeName', REALNAME);
export const realnameModify = definePath('/overview/modify', REALNAME);
export const realnameModifyProtocol = definePath('/overview/modify-protocol', REALNAME);
/** Method 6 has no path in the spec (ADR 58). */
export const personalBybankcard = definePath('/overview/personal-bybankcard', REALNAME);
export const personalByface = definePath('/overview/personal-byface', REALNAME);
export const personalByidcard = definePath('/overview/personal-byidcard', REALNAME);
export const personalChooseway = definePath('/overview/personal-chooseway', REALNAME);
export const personToEnterprise = definePath('/overview/personToEnterprise', REALNAME);
export const realnameSubmitSuccess = definePath('/overview/submit-success', REALNAME);
