import { dataExportLifecycle } from '@portal/lifecycles';
import { createExportTimers, defineExport, type DueExportsOptions } from '../../platform/exports/define-export';
import { dataExport } from './privacy.tables';

/** Exports of personal data, and the only way to change one. */
export const dataExports = defineExport({
  lifecycle: dataExportLifecycle,
  table: dataExport,
  page: '/user-info/privacy',
  messageType: 'security',
  advice: '如非本人操作，请立即修改密码。',
});

/** Lets go of exports whose time is over. */
export const createDueExports = (options: DueExportsOptions) => createExportTimers(dataExports, options);
