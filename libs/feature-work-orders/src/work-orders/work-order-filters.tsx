import type { ProductCategory } from '@portal/api-contract';
import { WORK_ORDER_SEVERITIES } from '@portal/api-contract/account';
import { FilterDates, FilterSelect, FilterText, type RecordQuery } from '@portal/ui-account/records';
import { formatSeverity } from './work-order-labels';

const SEVERITY_OPTIONS = Object.keys(WORK_ORDER_SEVERITIES).map((value) => ({
  value,
  label: formatSeverity(value as keyof typeof WORK_ORDER_SEVERITIES),
}));

/** Props of `WorkOrderFilters`. */
export interface WorkOrderFiltersProps {
  readonly query: RecordQuery;
  /** With the products that can be chosen. */
  readonly categories: readonly ProductCategory[];
}

/** Filters of the list of work orders. */
export function WorkOrderFilters({ query, categories }: WorkOrderFiltersProps) {
  const products = new Map(
    categories.flatMap(({ childrenData }) => childrenData.map(({ code, productName }) => [code, productName])),
  );
  return (
    <>
      <FilterText query={query} name="keyword" label="关键词" placeholder="编号或标题" maxLength={60} />
      <FilterSelect query={query} name="severity" label="严重级别" options={SEVERITY_OPTIONS} />
      <FilterSelect
        query={query}
        name="productCode"
        label="产品"
        options={[...products].map(([value, label]) => ({ value, label }))}
      />
      <FilterDates query={query} names={['dateFrom', 'dateTo']} label="提交日期" />
    </>
  );
}
