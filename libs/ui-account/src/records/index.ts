// The one list of the account area: loaded with the pages that have one.
export { cellStyles } from './cell-styles';
export { FilterDates, FilterNumbers, FilterSelect, FilterText } from './filters';
export type { FilterDatesProps, FilterNumbersProps, FilterSelectProps, FilterTextProps } from './filters';
export { RecordList } from './record-list';
export type { RecordColumn, RecordListProps, RecordResult, RecordSelection } from './record-list';
export { RecordTime } from './record-time';
export type { RecordTab, RecordTabsProps } from './record-tabs';
export { PAGE_SIZES } from './record-query';
export type { RecordQuery } from './record-query';
