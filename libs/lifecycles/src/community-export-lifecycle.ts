import { defineExportLifecycle } from './export-lifecycle';

/** 作品导出 (design: community, personal center). */
export const communityExportLifecycle = defineExportLifecycle('communityexport', '社区作品导出');
