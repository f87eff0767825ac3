import { useLocation, useNavigate } from 'react-router-dom';

type Change = Readonly<Record<string, string | number | undefined>>;

/** The query of a page's URL as lists need it, for specs of lists: every name in the URL is one of the page's. */
export function useSampleQuery(filterNames: readonly string[]) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const params = new URLSearchParams(search);
  const filterTotal = filterNames.filter((name) => params.get(name)).length;

  const hrefWith = (change: Change) => {
    const next = new URLSearchParams(search);
    if (!('page' in change)) next.delete('page');
    for (const [name, value] of Object.entries(change)) {
      if (value === undefined || value === '' || (name === 'page' && Number(value) === 1)) next.delete(name);
      else next.set(name, String(value));
    }
    const text = next.toString();
    return text ? `${pathname}?${text}` : pathname;
  };
  const set = (change: Change) => void navigate(hrefWith(change));

  return {
    ...{ hrefWith, set, filterTotal },
    get: (name: string) => params.get(name) ?? '',
    getPage: () => Number(params.get('page') ?? 1),
    reset: () => set(Object.fromEntries(filterNames.map((name) => [name, undefined]))),
    isFiltered: filterTotal > 0,
    resetHref: pathname,
  };
}
