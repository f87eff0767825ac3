import { WORK_ORDER_SEVERITIES } from '@portal/api-contract/account';
import { useBrand } from '@portal/data-access-api';
import { useGetNavProductQuery } from '@portal/data-access-api/account';
import { FilterDates, FilterSelect, FilterText, type RecordQuery } from '@portal/ui-account/records';
import { formatSeverity } from './work-order-labels';

const SEVERITY_OPTIONS = Object.keys(WORK_ORDER_SEVERITIES).map((value) => ({
  value,
  label: formatSeverity(value as keyof typeof WORK_ORDER_SEVERITIES),
}));

/** Filters of the list of work orders. */
export function WorkOrderFilters({ query }: { readonly query: RecordQuery }) {
  const { visibleRange } = useBrand();
  const { data: categories = [] } = useGetNavProductQuery({ visibleRange });
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
