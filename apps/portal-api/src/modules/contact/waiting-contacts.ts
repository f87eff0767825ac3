import { isNull } from 'drizzle-orm';
import type { OperatorQueue } from '../../platform/operations/operator-queue';
import { consultation, contactRequest } from './contact.tables';

/** What visitors sent and nobody has dealt with. */
export const waitingContacts: readonly OperatorQueue[] = [
  { name: 'contacts', table: contactRequest, isWaiting: isNull(contactRequest.handledAt) },
  { name: 'consultations', table: consultation, isWaiting: isNull(consultation.handledAt) },
];
