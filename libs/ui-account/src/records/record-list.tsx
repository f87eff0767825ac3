import type { ListPage } from '@portal/ui-content';
import {
  Button,
  DataNotice,
  EmptyState,
  NARROW_WINDOW,
  PENDING,
  type QueryState,
  Skeleton,
  useMediaQuery,
} from '@portal/ui-kit';
import type { ReactNode } from 'react';
import { RecordCards } from './record-cards';
import styles from './record-list.module.css';
import { RecordPages } from './record-pages';
import type { RecordQuery } from './record-query';
import { RecordTable } from './record-table';
import { RecordTabs, type RecordTabsProps } from './record-tabs';
import { RecordTools } from './record-tools';
import { useColumnChoice } from './use-column-choice';

/** A column of a list. */
export interface RecordColumn<Row> {
  readonly key: string;
  readonly title: string;
  readonly render: (row: Row) => ReactNode;
  /** It cannot be hidden; the first of these heads the card. */
  readonly isFixed?: boolean;
  /** It breaks its lines and takes the room that is left; the others are as wide as what they hold. */
  readonly isFluid?: boolean;
  /** It takes a line of its own on a card. */
  readonly isWide?: boolean;
  /** Its heading orders the list, by the value `key` or `-key` of `sort` in the query. */
  readonly isSortable?: boolean;
}

/** What is known of the records: those of the newest response stay until there is the next. */
export interface RecordResult<Row> extends Omit<QueryState<ListPage<Row>>, 'data'> {
  readonly lastData?: ListPage<Row> | undefined;
  readonly isFetching: boolean;
}

/** Rows that were chosen, and what can be done with them. */
export interface RecordSelection {
  readonly keys: readonly string[];
  readonly onChange: (keys: readonly string[]) => void;
  /** Beside how many are chosen; where it is left out, the page says both itself. */
  readonly actions?: ReactNode;
  /** Whether a row stays chosen or not, whatever its reader likes. */
  readonly isFixed?: (key: string) => boolean;
}

/** Props of `RecordList`. */
export interface RecordListProps<Row> {
  /** What the list holds, e.g. 工单. */
  readonly name: string;
  /** Remembers which columns are hidden. */
  readonly storageKey: string;
  readonly columns: readonly RecordColumn<Row>[];
  readonly getKey: (row: Row) => string;
  readonly result: RecordResult<Row>;
  readonly query: RecordQuery;
  /** States with how many records stand in each; the first has the empty value. */
  readonly tabs?: Omit<RecordTabsProps, 'query'>;
  /** Fields of `./filters`. */
  readonly filters?: ReactNode;
  readonly onExport?: () => Promise<void>;
  /** What was exported last is still being made. */
  readonly isExporting?: boolean;
  /** What is said where nobody has made a record yet. */
  readonly empty: { readonly message: string; readonly action?: ReactNode };
  readonly rowActions?: (row: Row) => ReactNode;
  readonly selection?: RecordSelection;
}

const PLACEHOLDERS = 6;

/** The one list of the account area: tabs, filters, table or cards, pages; the URL is its state. */
export function RecordList<Row>(props: RecordListProps<Row>) {
  const { name, storageKey, columns, result, query, tabs, filters, onExport, isExporting = false, selection } = props;
  const isNarrow = useMediaQuery(NARROW_WINDOW);
  const choice = useColumnChoice(storageKey, columns);
  const { lastData: data, isError, isFetching } = result;
  // Nothing to choose from: what waits for a first record is a way to make it.
  const isUnused = data?.total === 0 && !query.isFiltered && query.getPage() === 1 && !isError;
  return (
    <section className={styles.list} aria-label={`${name}列表`} data-unused={isUnused || undefined}>
      {!isUnused && (
        <>
          {tabs && <RecordTabs {...tabs} query={query} />}
          <RecordTools
            query={query}
            filters={filters}
            onExport={onExport}
            isExporting={isExporting}
            columns={isNarrow ? undefined : { all: columns, choice }}
            isNarrow={isNarrow}
          />
        </>
      )}
      {selection?.actions && selection.keys.length > 0 && <Selected {...selection} />}
      <div className={styles.rows} aria-busy={isFetching} data-stale={(isFetching && data) || undefined}>
        <Rows {...props} columns={choice.shown} isNarrow={isNarrow} />
      </div>
      {data && data.list.length > 0 && !isError && (
        <RecordPages name={name} data={data} query={query} isNarrow={isNarrow} />
      )}
    </section>
  );
}

function Rows<Row>(props: RecordListProps<Row> & { readonly isNarrow: boolean }) {
  const { name, result, query, empty, isNarrow } = props;
  const { lastData: data, isError, error, refetch } = result;
  if (isError) return <DataNotice message={`${name}加载失败`} error={error} onRetry={() => void refetch()} />;
  if (!data) {
    return (
      <div className={styles.waiting} role="status" aria-label={`正在加载${name}`} {...PENDING}>
        {Array.from({ length: PLACEHOLDERS }, (_, index) => (
          <Skeleton key={index} height={isNarrow ? 148 : 56} />
        ))}
      </div>
    );
  }
  if (data.list.length > 0) {
    return isNarrow ? <RecordCards {...props} rows={data.list} /> : <RecordTable {...props} rows={data.list} />;
  }
  if (query.getPage() > 1 && data.total > 0) {
    return <Nothing message="这一页已经没有内容" action="回到第一页" onAction={() => query.set({ page: 1 })} />;
  }
  if (query.isFiltered) return <Nothing message="没有符合条件的结果" action="清空筛选" onAction={query.reset} />;
  return <EmptyState message={empty.message} action={empty.action} />;
}

interface NothingProps {
  readonly message: string;
  readonly action: string;
  readonly onAction: () => void;
}

function Nothing({ message, action, onAction }: NothingProps) {
  return (
    <EmptyState
      message={message}
      action={
        <Button size="compact" onClick={onAction}>
          {action}
        </Button>
      }
    />
  );
}

function Selected({ keys, onChange, actions }: RecordSelection) {
  return (
    <div className={styles.selected} role="status">
      <span>已选 {keys.length} 项</span>
      <Button variant="text" onClick={() => onChange([])}>
        取消选择
      </Button>
      <span className={styles.selectedActions}>{actions}</span>
    </div>
  );
}
