import type { ExportTask } from '@portal/api-contract/account';
import type { ApiError } from '@portal/data-access-api';
import { useExportDownload, useExportWorksMutation } from '@portal/data-access-api/person-center';
import { ExportStatus, isExporting, usePolling } from '@portal/ui-account';
import { Button, type QueryState, randomKey } from '@portal/ui-kit';
import { useRef } from 'react';
import styles from './works-export.module.css';

/** Props of `WorksExport`. */
export interface WorksExportProps {
  /** The last export that was asked for; `null` where there is none. */
  readonly result: QueryState<ExportTask | null>;
}

/** How often it is asked how far an export is, in milliseconds. */
const POLLING_MS = 2000;

/** All that a member has written, of every kind, as a zip of Markdown: asked for, on its way, to be fetched. */
export function WorksExport({ result }: WorksExportProps) {
  const [request, { isLoading, error }] = useExportWorksMutation();
  const pending = useRef<string>(undefined);
  const download = useExportDownload({ path: '/ptl/community/user/exportFile', title: '社区作品', ending: 'zip' });
  const isUnderWay = isExporting(result.data);
  usePolling(result.refetch, isUnderWay ? POLLING_MS : 0);

  async function ask(): Promise<void> {
    // One that got no response is repeated as it was.
    const idempotencyKey = pending.current ?? randomKey();
    const { error: failure } = await request({ body: undefined, idempotencyKey });
    pending.current = (failure as ApiError | undefined)?.kind === 'network' ? idempotencyKey : undefined;
  }

  return (
    <div className={styles.export}>
      <p>
        文章、资料、视频、提问与回答可打包为 Markdown 文件保存。
        <Button variant="text" disabled={isUnderWay || isLoading} onClick={() => void ask()}>
          {isUnderWay || isLoading ? '正在导出…' : '导出全部作品'}
        </Button>
      </p>
      {error && <p role="alert">{(error as ApiError).msg || '导出没有成功，请稍后再试'}</p>}
      <ExportStatus label="作品导出" failure="导出进度加载失败" result={result} onDownload={download} />
    </div>
  );
}
