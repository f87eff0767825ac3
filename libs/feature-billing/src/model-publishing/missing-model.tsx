import { AccountPage } from '@portal/ui-account';
import { ButtonLink, EmptyState } from '@portal/ui-kit';
import { MISSING_MODEL, PUBLISHED_PAGE } from './published-page';

/** Says that the URL names no model of the reader. */
export function MissingModel() {
  return (
    <AccountPage {...PUBLISHED_PAGE}>
      <EmptyState
        message={MISSING_MODEL.message}
        action={<ButtonLink href={PUBLISHED_PAGE.back.href}>{MISSING_MODEL.back}</ButtonLink>}
      />
    </AccountPage>
  );
}
