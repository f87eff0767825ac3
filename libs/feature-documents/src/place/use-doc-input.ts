import { useBrand } from '@portal/data-access-api';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type DocPlace, readPlace } from './doc-place';

/** Input of the calls about a page. */
export interface DocInput extends DocPlace {
  readonly visibleRange: number;
}

/** Input of the calls about the page of this address; loaders build the same. */
export function useDocInput(): DocInput {
  const { visibleRange } = useBrand();
  const [params] = useSearchParams();
  return useMemo(() => ({ ...(readPlace(params) ?? { id: '' }), visibleRange }), [params, visibleRange]);
}
