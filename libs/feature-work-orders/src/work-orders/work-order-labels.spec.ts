import { FILE_ENDINGS, formatSeverity, LARGEST_FILE } from './work-order-labels';

it('offer what is taken as attachments', () => {
  expect(FILE_ENDINGS).toEqual(expect.arrayContaining(['jpg', 'jpeg', 'png', 'pdf']));
  expect(LARGEST_FILE).toBe(20);
});

it('write a severity with its code', () => expect(formatSeverity('P1')).toBe('P1 紧急'));
