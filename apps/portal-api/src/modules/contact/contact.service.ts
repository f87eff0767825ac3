import type { ConsultRequest, ContactRequest } from '@portal/api-contract';
import { randomUUID } from 'node:crypto';
import type { Clock } from '../../platform/clock';
import type { CallContext } from '../../platform/http/call-context';
import type { IdempotencyService } from '../../platform/idempotency/idempotency.service';
import type { DataProtection } from '../../platform/security/data-protection';
import type { TelephoneOpener } from '../../platform/security/telephone-opener';
import { maskTelephone, readTelephone } from '../../platform/telephone/telephone-field';
import { consultation, contactRequest } from './contact.tables';

/** What is known of whoever sends a form. */
type Sender = Pick<CallContext, 'clientAddress' | 'headers'>;

export interface ContactServiceOptions {
  readonly clock: Clock;
  readonly idempotency: IdempotencyService;
  readonly protection: DataProtection;
  readonly telephones: TelephoneOpener;
}

/** Stores what visitors send through the forms; telephones are encrypted before they reach the database. */
export function createContactService({ clock, idempotency, protection, telephones }: ContactServiceOptions) {
  // The encrypted form differs with every sending; the number decides whether two requests are the same.
  const toCall = (scope: string, request: ContactRequest | ConsultRequest, telephone: string, context: Sender) => ({
    scope,
    input: { ...request, telephone },
    context,
  });

  const toSender = (table: string, request: ContactRequest | ConsultRequest, telephone: string, context: Sender) => {
    const id = randomUUID();
    const now = clock();
    return {
      id,
      userName: request.userName,
      companyName: request.companyName,
      telephoneEncrypted: protection.encrypt(telephone, `${table}.telephone:${id}`),
      telephoneMasked: maskTelephone(telephone),
      addressHash: protection.hashAddress(context.clientAddress, now),
      consentedAt: now,
      createdAt: now,
    };
  };

  return {
    async createContactRequest(request: ContactRequest, context: Sender): Promise<{ id: string }> {
      const telephone = readTelephone(request.telephone, telephones) ?? '';
      return idempotency.runOnce(toCall('contact', request, telephone, context), async (orm) => {
        const row = toSender('contact_request', request, telephone, context);
        await orm.insert(contactRequest).values({ ...row, content: request.content ?? '' });
        return { id: row.id };
      });
    },
    /** `assertHuman` is asked for a request that takes effect, not for its repeat. */
    async createConsultation(
      request: ConsultRequest,
      context: Sender,
      assertHuman: () => Promise<void>,
    ): Promise<{ id: string }> {
      const telephone = readTelephone(request.telephone, telephones) ?? '';
      return idempotency.runOnce(toCall('consultation', request, telephone, context), async (orm) => {
        await assertHuman();
        const row = toSender('consultation', request, telephone, context);
        await orm.insert(consultation).values({ ...row, topic: request.topic, content: request.content });
        return { id: row.id };
      });
    },
  };
}

export type ContactService = ReturnType<typeof createContactService>;
