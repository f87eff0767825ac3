import { defineExportLifecycle } from './export-lifecycle';

/** 发票打包下载 (design: account area, invoice). */
export const invoiceExportLifecycle = defineExportLifecycle('invoiceexport', '发票打包');
