import type { CommunityTarget } from '@portal/api-contract/community';
import { lazy } from 'react';
import { DialogButton } from './dialog-button';

const ReportDialog = lazy(() => import('./report-dialog').then((module) => ({ default: module.ReportDialog })));

/** 举报: reports something that somebody else wrote, or somebody. */
export function ReportButton({ target }: { readonly target: CommunityTarget }) {
  return <DialogButton text="举报">{(onClose) => <ReportDialog target={target} onClose={onClose} />}</DialogButton>;
}
