import { confirmSignLink, signLink, viewSignLink } from '@portal/api-contract/account';
import { type Implementation, implement } from '../../platform/http/implement';
import { requireSubject } from '../../platform/http/require-subject';
import { createLegalConsents, type LegalConsentOptions } from './legal-consent.service';

/** Tickets that a stranger may guess at. */
const WINDOWS = { rateWindows: [{ max: 30, seconds: 60 }] };

/** Calls about the consent of legal representatives, who need no account. */
export function createLegalConsentRoutes(options: LegalConsentOptions): Implementation[] {
  const consents = createLegalConsents(options);
  return [
    implement(signLink, async ({ id }, context) =>
      consents.createLink(await requireSubject(context), id, context.origin),
    ),
    implement(viewSignLink, ({ ticket }) => consents.view(ticket), WINDOWS),
    implement(confirmSignLink, ({ ticket, agreed }) => consents.decide(ticket, agreed), WINDOWS),
  ];
}
