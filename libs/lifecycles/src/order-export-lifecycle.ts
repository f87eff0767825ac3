import { defineExportLifecycle } from './export-lifecycle';

/** 订单导出 (design: account area, orders). */
export const orderExportLifecycle = defineExportLifecycle('orderexport', '订单导出');
