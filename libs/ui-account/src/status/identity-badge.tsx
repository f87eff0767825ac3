import { type Certification, describeStanding } from '@portal/api-contract/account';
import { Badge, SiteLink } from '@portal/ui-kit';

/** Props of `IdentityBadge`. */
export interface IdentityBadgeProps {
  /** Absent while it is not known, and then nothing is shown. */
  readonly standing: Certification | undefined;
  /** Page of real-name verification. */
  readonly href: string;
}

/** How an account stands in real-name verification, in a word that leads there. */
export function IdentityBadge({ standing, href }: IdentityBadgeProps) {
  if (!standing) return null;
  return (
    <SiteLink href={href}>
      <Badge tone={selectTone(standing)}>{describeStanding(standing)}</Badge>
    </SiteLink>
  );
}

function selectTone({ state }: Certification) {
  if (state === 7 || state === 10) return 'hot';
  return state === 6 || state === 9 ? 'new' : 'info';
}
