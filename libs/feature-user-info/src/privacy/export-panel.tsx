import type { DataExport } from '@portal/api-contract/account';
import { useExportDownload, useRequestDataExportMutation } from '@portal/data-access-api/account';
import { ExportDownload, ExportProgress, formatBeijingTime, isExporting } from '@portal/ui-account';
import { Button, randomKey } from '@portal/ui-kit';
import { useRef, useState } from 'react';
import { ExportDialog } from './export-dialog';
import styles from './panels.module.css';

/** Props of `ExportPanel`. */
export interface ExportPanelProps {
  readonly newest: DataExport | null;
}

/** Everything the portal holds about the user, as a file: asked for, on its way, to be fetched. */
export function ExportPanel({ newest }: ExportPanelProps) {
  return (
    <div className={styles.panel}>
      <p className={styles.text}>
        打包您的账号资料、订单、工单、消息与上传的文件（JSON 与 CSV 各一份）。文件保留7天，24小时内可导出一次。
      </p>
      {newest && <ExportProgress task={newest} />}
      <div className={styles.actions}>
        {newest?.status === 'done' && <DownloadButton taskId={newest.taskId} requestedAt={newest.requestedAt} />}
        <RequestButton newest={newest} />
      </div>
    </div>
  );
}

/** A request on its way; one that got no response is repeated as it was. */
interface Attempt {
  readonly body: { readonly ticket: string };
  readonly idempotencyKey: string;
}

function RequestButton({ newest }: { readonly newest: DataExport | null }) {
  const [request, { isLoading, error }] = useRequestDataExportMutation();
  const pending = useRef<Attempt>(undefined);
  const [isOpen, setIsOpen] = useState(false);
  // Of the moment at which the page was shown: the server has the last word.
  const [shownAt] = useState(() => Date.now());
  const isEarly = newest !== null && Date.parse(newest.nextAt) > shownAt;

  async function ask(attempt: Attempt) {
    setIsOpen(false);
    const { error: error } = await request(attempt);
    pending.current = (error as { kind?: string } | undefined)?.kind === 'network' ? attempt : undefined;
  }

  function begin() {
    if (pending.current) void ask(pending.current);
    else setIsOpen(true);
  }

  if (isExporting(newest)) return null;
  return (
    <>
      <Button size="compact" disabled={isEarly || isLoading} onClick={begin}>
        {isLoading ? '提交中…' : newest ? '重新导出' : '申请导出'}
      </Button>
      {newest && isEarly && <span className={styles.hint}>{formatBeijingTime(newest.nextAt)} 后可再次导出</span>}
      {error && (
        <span role="alert" className={styles.alert}>
          {(error as { msg?: string }).msg || '申请失败，请重试'}
        </span>
      )}
      <ExportDialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        onProven={(ticket) => void ask({ body: { ticket }, idempotencyKey: randomKey() })}
      />
    </>
  );
}

function DownloadButton({ taskId, requestedAt }: Pick<DataExport, 'taskId' | 'requestedAt'>) {
  const download = useExportDownload({ path: '/ptl/privacy/exportFile', title: '个人数据', ending: 'zip' });
  return <ExportDownload onDownload={() => download({ taskId, requestedAt })} />;
}
