import { defineExportLifecycle } from './export-lifecycle';

/** 个人数据导出 (design: account area, data export). */
export const dataExportLifecycle = defineExportLifecycle('dataexport', '个人数据导出');
