import type { UserProfile } from '@portal/api-contract';
import { useGetUserProfileQuery } from '../endpoints/accounts.endpoints';
import { useAppSelector } from '../store/hooks';

/** Who fills in a form that is open to everybody. */
export interface Visitor {
  /** Known, so a form may begin: a draft belongs to an account. */
  readonly isReady: boolean;
  readonly isLoggedIn: boolean;
  /** Absent without a login, and where it cannot be read. */
  readonly profile: UserProfile | undefined;
}

/** Finds out who fills in a form. */
export function useVisitor(): Visitor {
  const { isKnown, isLoggedIn } = useAppSelector((state) => state.authInfo);
  const { data: profile, isLoading } = useGetUserProfileQuery(undefined, { skip: !isLoggedIn });
  return { isReady: isKnown && !isLoading, isLoggedIn, profile };
}
