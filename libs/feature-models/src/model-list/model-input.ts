import type { Brand } from '@portal/data-access-api';
import { readChoice, readPage, readText } from '@portal/ui-content';

/** Orders of the list; the contract's own, compared by a test. */
export const SORTS = [
  { value: 'recommended', label: '推荐' },
  { value: 'newest', label: '最新' },
  { value: 'mostUsed', label: '调用最多' },
  { value: 'bestRated', label: '评分最高' },
] as const;

const TYPES = [1, 2, 3, 4] as const;
const DELIVERIES = [1, 2, 3] as const;
const PRICINGS = [1, 2, 3] as const;
const SORT_VALUES = SORTS.map(({ value }) => value);
const LONGEST_INDUSTRY = 20;
const PAGE_SIZE = 12;

/** What the list asks for at an address: the loader and the page must ask for exactly the same. */
export function toModelInput({ visibleRange }: Pick<Brand, 'visibleRange'>, params: URLSearchParams) {
  const modelType = readNumber(params, 'type', TYPES);
  const deliveryMode = readNumber(params, 'delivery', DELIVERIES);
  const pricing = readNumber(params, 'pricing', PRICINGS);
  const industry = readText(params, 'industry', LONGEST_INDUSTRY);
  const keyword = readText(params, 'keyword');
  const sort = readChoice(params, 'sort', SORT_VALUES);
  return {
    visibleRange,
    ...(modelType && { modelType }),
    ...(deliveryMode && { deliveryMode }),
    ...(pricing && { pricing }),
    ...(industry && { industry }),
    ...(keyword && { keyword }),
    ...(sort && { sort }),
    pageNo: readPage(params),
    pageSize: PAGE_SIZE,
  };
}

function readNumber<Value extends number>(params: URLSearchParams, name: string, choices: readonly Value[]) {
  return choices.find((choice) => String(choice) === params.get(name));
}
