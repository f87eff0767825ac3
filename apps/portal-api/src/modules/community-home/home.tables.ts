import { defineExportTable } from '../../platform/exports/export-table';

/** Zips of what members have written. */
export const communityExport = defineExportTable('community_export');
