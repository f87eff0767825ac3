import { useState } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * State that is about the list that is shown: another page, tab or filter begins anew. Its setter does nothing any more
 * once there is another list.
 */
export function useListState<Value>(start: Value): readonly [Value, (value: Value) => void] {
  const { search } = useLocation();
  const [kept, setKept] = useState({ search, value: start });
  if (kept.search !== search) setKept({ search, value: start });
  const set = (value: Value) => setKept((now) => (now.search === search ? { search, value } : now));
  return [kept.search === search ? kept.value : start, set];
}
