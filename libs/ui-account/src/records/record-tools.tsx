import { Button, DownloadIcon, Drawer, FilterIcon } from '@portal/ui-kit';
import { type ReactNode, useState } from 'react';
import { ColumnPicker, type ColumnPickerProps } from './column-picker';
import styles from './record-tools.module.css';
import type { RecordQuery } from './record-query';

/** Props of `RecordTools`. */
export interface RecordToolsProps<Row> {
  readonly query: RecordQuery;
  readonly filters: ReactNode;
  readonly onExport: (() => Promise<void>) | undefined;
  /** What was exported last is still being made. */
  readonly isExporting: boolean;
  /** Absent where there are no columns to choose. */
  readonly columns: ColumnPickerProps<Row> | undefined;
  readonly isNarrow: boolean;
}

/** What stands above a list: filters, in a sheet on phones, which columns are shown, and the export. */
export function RecordTools<Row>({ query, filters, onExport, isExporting, columns, isNarrow }: RecordToolsProps<Row>) {
  if (!filters && !onExport && !columns) return null;
  return (
    <div className={styles.tools}>
      {filters &&
        (isNarrow ? <FilterDrawer query={query}>{filters}</FilterDrawer> : <Filters query={query}>{filters}</Filters>)}
      <div className={styles.right}>
        {columns && <ColumnPicker {...columns} />}
        {onExport && <ExportButton onExport={onExport} isExporting={isExporting} />}
      </div>
    </div>
  );
}

interface FiltersProps {
  readonly query: RecordQuery;
  readonly children: ReactNode;
}

function Filters({ query, children }: FiltersProps) {
  return (
    <div className={styles.filters} role="search" aria-label="筛选">
      {children}
      {query.isFiltered && (
        <Button variant="text" onClick={query.reset}>
          清空筛选
        </Button>
      )}
    </div>
  );
}

function FilterDrawer({ query, children }: FiltersProps) {
  const [isOpen, setIsOpen] = useState(false);
  const count = query.filterTotal;
  return (
    <>
      <Button size="compact" aria-haspopup="dialog" aria-expanded={isOpen} onClick={() => setIsOpen(true)}>
        <FilterIcon size={16} />
        筛选{count > 0 && ` (${count})`}
      </Button>
      {isOpen && (
        <Drawer title="筛选" edge="bottom" onClose={() => setIsOpen(false)}>
          <div className={styles.drawer}>
            <Filters query={query}>{children}</Filters>
            <Button variant="primary" className={styles.done} onClick={() => setIsOpen(false)}>
              查看结果
            </Button>
          </div>
        </Drawer>
      )}
    </>
  );
}

interface ExportButtonProps {
  readonly onExport: () => Promise<void>;
  readonly isExporting: boolean;
}

function ExportButton({ onExport, isExporting }: ExportButtonProps) {
  const [isStarting, setIsStarting] = useState(false);
  const [failure, setFailure] = useState('');
  const isBusy = isStarting || isExporting;

  async function start() {
    setIsStarting(true);
    setFailure('');
    try {
      await onExport();
    } catch (error) {
      setFailure((error instanceof Error && error.message) || '导出失败，请重试');
    }
    setIsStarting(false);
  }

  return (
    <>
      {failure && (
        <span role="alert" className={styles.failure}>
          {failure}
        </span>
      )}
      <Button size="compact" disabled={isBusy} onClick={() => void start()}>
        <DownloadIcon size={16} />
        {isBusy ? '正在导出…' : '导出'}
      </Button>
    </>
  );
}
