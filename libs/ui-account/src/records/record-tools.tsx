import { DownloadIcon, FilterIcon } from '@portal/ui-kit';
import { type ReactNode, useState } from 'react';
import { AccountDrawer } from '../frame/account-drawer';
import { ColumnPicker, type ColumnPickerProps } from './column-picker';
import styles from './record-tools.module.css';
import type { RecordQuery } from './record-query';

/** Props of `RecordTools`. */
export interface RecordToolsProps<Row> {
  readonly query: RecordQuery;
  readonly filters: ReactNode;
  readonly onExport: (() => Promise<void>) | undefined;
  /** Absent where there are no columns to choose. */
  readonly columns: ColumnPickerProps<Row> | undefined;
  readonly isNarrow: boolean;
}

/** What stands above a list: filters, in a sheet on phones, which columns are shown, and the export. */
export function RecordTools<Row>({ query, filters, onExport, columns, isNarrow }: RecordToolsProps<Row>) {
  if (!filters && !onExport && !columns) return null;
  return (
    <div className={styles.tools}>
      {filters &&
        (isNarrow ? <FilterDrawer query={query}>{filters}</FilterDrawer> : <Filters query={query}>{filters}</Filters>)}
      <div className={styles.right}>
        {columns && <ColumnPicker {...columns} />}
        {onExport && <ExportButton onExport={onExport} />}
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
        <button type="button" className={styles.reset} onClick={query.reset}>
          清空筛选
        </button>
      )}
    </div>
  );
}

function FilterDrawer({ query, children }: FiltersProps) {
  const [isOpen, setIsOpen] = useState(false);
  const count = query.filterTotal;
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(true)}
      >
        <FilterIcon size={16} />
        筛选{count > 0 && ` (${count})`}
      </button>
      {isOpen && (
        <AccountDrawer title="筛选" edge="bottom" onClose={() => setIsOpen(false)}>
          <div className={styles.drawer}>
            <Filters query={query}>{children}</Filters>
            <button type="button" className={styles.done} onClick={() => setIsOpen(false)}>
              查看结果
            </button>
          </div>
        </AccountDrawer>
      )}
    </>
  );
}

function ExportButton({ onExport }: { readonly onExport: () => Promise<void> }) {
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState('');

  async function start() {
    setIsBusy(true);
    setFailure('');
    try {
      await onExport();
    } catch (error) {
      setFailure((error instanceof Error && error.message) || '导出失败，请重试');
    }
    setIsBusy(false);
  }

  return (
    <>
      {failure && (
        <span role="alert" className={styles.failure}>
          {failure}
        </span>
      )}
      <button type="button" className={styles.button} disabled={isBusy} onClick={() => void start()}>
        <DownloadIcon size={16} />
        {isBusy ? '正在导出…' : '导出'}
      </button>
    </>
  );
}
