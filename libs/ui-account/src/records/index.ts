// The one list of the account area: loaded with the pages that have one.
export { FilterDates, FilterSelect, FilterText } from './filters';
export type { FilterDatesProps, FilterSelectProps, FilterTextProps } from './filters';
export { RecordList } from './record-list';
export type { RecordCall, RecordColumn, RecordListProps, RecordSelection } from './record-list';
export type { RecordTab, RecordTabsProps } from './record-tabs';
export { useRecordQuery } from './use-record-query';
export type { RecordQuery, RecordQueryChange } from './use-record-query';
