import { INVOICES_BACK } from './invoice-hrefs';

/** Title of the page of an invoice, and the page above. */
export const INVOICE_PAGE = { title: '发票详情', back: INVOICES_BACK };

/** That there is no such invoice. */
export const MISSING_INVOICE = { message: '没有找到这张发票', back: '返回我的发票' };

/** Title of the steps of an application, and the page above. */
export const APPLICATION_PAGE = { title: '申请开票', back: INVOICES_BACK };
