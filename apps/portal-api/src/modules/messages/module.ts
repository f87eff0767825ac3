import { deliverMessages } from '../../platform/messages/deliver-messages';
import { messageData, messagePreferenceData } from '../../platform/messages/message-data';
import { createMessageHub } from '../../platform/messages/message-hub';
import { createMessagesService } from '../../platform/messages/messages.service';
import { sealedMessages } from '../../platform/messages/outbox-messages';
import { defineModule } from '../../platform/modules/define-module';
import { authModule } from '../auth/module';
import { identityProviderModule } from '../identity-provider/module';
import { createMessageRoutes } from './messages.routes';
import { createOutboxRoute } from './outbox.routes';
import { createAddressBook } from './recipients';

export const messagesModule = defineModule({
  name: 'messages',
  needs: { auth: authModule, identityProvider: identityProviderModule },
  personalData: [messageData, messagePreferenceData],
  sealedColumns: [sealedMessages],
  start(context, { auth, identityProvider }) {
    const { orm, clock, watch, sandboxes, onFailure } = context;
    const messages = createMessagesService(orm, clock);
    const hub = createMessageHub({ countUnread: messages.countUnread, onFailure });
    watch.onNotification('message_changed', hub.noteChange);
    watch.onNotification('session_ended', hub.endSession);
    const findAddress = createAddressBook(identityProvider.embedded?.accounts);
    return {
      offer: { findAddress },
      routes: [...createMessageRoutes({ messages, hub, sessions: auth.sessions.verify }), createOutboxRoute(sandboxes)],
      jobs: [
        { name: 'messages.deliver', every: 'moment', run: () => deliverMessages({ ...context, findAddress }) },
        { name: 'messages.purge', every: 'hour', run: messages.purgeOld },
        {
          name: 'outbox.purge',
          every: 'hour',
          run: () => Promise.all(sandboxes.map(({ purgeOld }) => purgeOld())),
        },
      ],
      endStreams: hub.close,
    };
  },
});
