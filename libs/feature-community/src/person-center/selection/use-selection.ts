import { useListState } from './use-list-state';

/** Which rows of the page that is shown are chosen. */
export interface Selection {
  /** Ids of the rows that are shown. */
  readonly shown: readonly string[];
  readonly chosen: readonly string[];
  readonly choose: (ids: readonly string[]) => void;
}

/** Lets rows of a list be chosen by their ids; what is not shown any more is not chosen any more. */
export function useSelection(shown: readonly string[]): Selection {
  const [ids, choose] = useListState<readonly string[]>([]);
  const chosen = ids.filter((id) => shown.includes(id));
  if (chosen.length < ids.length) choose(chosen);
  return { shown, chosen, choose };
}
