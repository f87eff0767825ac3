import type { Clock } from './clock';
import type { Database } from './database/database';
import type { DatabaseWatch } from './database/database-watch';
import type { Implementation } from './http/implement';
import type { AccountsRepository } from './modules/identity-provider/accounts.repository';
import { deliverMessages } from './modules/messages/deliver-messages';
import { createMessageHub } from './modules/messages/message-hub';
import { createMessageRoutes } from './modules/messages/messages.routes';
import { createMessagesService } from './modules/messages/messages.service';
import { createAddressBook } from './modules/messages/recipients';
import type { DataProtection } from './security/data-protection';
import type { SessionVerifier } from './security/session-verifier';
import type { Verification } from './verification';

export interface MessagingOptions {
  readonly database: Database;
  readonly watch: Pick<DatabaseWatch, 'onNotification'>;
  readonly clock: Clock;
  /** Accounts of the embedded provider, where there is one. */
  readonly accounts: AccountsRepository | undefined;
  readonly sessions: SessionVerifier;
  readonly verification: Pick<Verification, 'smsProvider' | 'mailProvider'>;
  readonly protection: DataProtection;
  readonly publicOrigin: string;
  readonly onFailure: (error: unknown) => void;
}

/** Messages of users: their calls, the streams that tell of new ones, and their way to telephones and mailboxes. */
export function createMessaging(options: MessagingOptions) {
  const { database, watch, clock, accounts, sessions, verification, protection, publicOrigin, onFailure } = options;
  const { orm } = database;
  const messages = createMessagesService(orm, clock);
  const hub = createMessageHub({ countUnread: messages.countUnread, onFailure });
  watch.onNotification('message_changed', hub.noteChange);
  watch.onNotification('session_ended', hub.endSession);
  const routes: Implementation[] = createMessageRoutes({ messages, hub, sessions });
  const { smsProvider, mailProvider } = verification;
  const findAddress = createAddressBook(accounts);
  return {
    routes,
    findAddress,
    /** Sends what is due beside the site. */
    deliver: () => deliverMessages({ orm, clock, findAddress, protection, smsProvider, mailProvider, publicOrigin }),
    forgetOld: messages.forgetOld,
    countStreams: hub.countStreams,
    endStreams: hub.close,
  };
}

export type Messaging = ReturnType<typeof createMessaging>;
