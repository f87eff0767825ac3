import { FILE_UNITS, WORK_ORDER_UPLOAD_LIMIT } from '@portal/api-contract';
import * as contract from '@portal/api-contract/account';
import { FILE_ENDINGS, formatSeverity, GRANT_DAYS, LARGEST_FILE } from './work-order-labels';

it('offer the days of a permission that the contract takes', () => {
  const days = contract.workOrderRequestSchema.shape.grantDays.unwrap().values;
  expect(Object.keys(GRANT_DAYS).map(Number)).toEqual([...days]);
});

it('have the limits of an upload', () => {
  expect(LARGEST_FILE * 1024 * 1024).toBe(WORK_ORDER_UPLOAD_LIMIT);
  expect(FILE_ENDINGS.filter((ending) => ending !== 'jpeg')).toEqual(FILE_UNITS.workorder);
});

it('write a severity with its code', () => expect(formatSeverity('P1')).toBe('P1 紧急'));
