import { paths } from '@portal/portal-paths';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

/** The factory whose drawer is open; the address names it, so it can be linked and back closes it. */
export interface ShownFactory {
  /** Empty while none is shown. */
  readonly id: string;
  show(id: string): void;
  hide(): void;
}

const FROM_LIST = { isFromList: true } as const;

/** Reads and changes the factory that is shown. */
export function useShownFactory(): ShownFactory {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const state: unknown = useLocation().state;
  return {
    id: params.get('factory') ?? '',
    show: (id) => void navigate(toFactoryHref(id), { state: FROM_LIST }),
    hide: () => {
      // Closing a drawer that was opened here is the way back, or back would open it again.
      if (isFromList(state)) void navigate(-1);
      else void navigate(paths.lighthouseFactory.href(), { replace: true });
    },
  };
}

// With the card's anchor the page keeps its place behind the drawer, and a shared link finds the card.
function toFactoryHref(id: string): string {
  return `${paths.lighthouseFactory.href(undefined, { factory: id })}#${id}`;
}

function isFromList(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isFromList' in state;
}
