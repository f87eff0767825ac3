import type { Brand } from '@portal/data-access-api';
import { readChoice, readPage, readText } from '@portal/ui-content';
import { CHANNELS } from './job-labels';

const PAGE_SIZE = 10;
const LONGEST_CHOICE = 12;
const LONGEST_ID = 64;

/** What the list asks for at an address: the loader and the page must ask for exactly the same. */
export function toJobsInput({ visibleRange }: Pick<Brand, 'visibleRange'>, params: URLSearchParams) {
  const channel = readChoice(params, 'channel', CHANNELS);
  const jobFunction = readText(params, 'function', LONGEST_CHOICE);
  const city = readText(params, 'city', LONGEST_CHOICE);
  const keyword = readText(params, 'keyword');
  return {
    visibleRange,
    ...(channel && { channel }),
    ...(jobFunction && { jobFunction }),
    ...(city && { city }),
    ...(keyword && { keyword }),
    pageNo: readPage(params),
    pageSize: PAGE_SIZE,
  };
}

/** The job an address is about, if it is about one. */
export function readJobId(params: URLSearchParams): string | undefined {
  return readText(params, 'job', LONGEST_ID);
}
