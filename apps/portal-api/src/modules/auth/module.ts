import { defineModule } from '../../platform/modules/define-module';
import { defineSealedColumn } from '../../platform/security/sealed-column';
import { loginLogData } from './login-log-data';
import { createLoginLog } from './login-log.repository';
import { createSessionCache } from './session-cache';
import { sessionData } from './session-data';
import { createSessionService } from './session.service';
import { userSession } from './sessions.tables';

export const authModule = defineModule({
  name: 'auth',
  personalData: [sessionData, loginLogData],
  sealedColumns: [defineSealedColumn(userSession.id, userSession.sealedIdToken, 'user_session.id_token')],
  start(context) {
    const { orm, clock, watch } = context;
    const loginLog = createLoginLog(orm, clock);
    const cache = createSessionCache(clock, watch.isUp);
    watch.onNotification('session_ended', cache.purge);
    const sessions = createSessionService({ ...context, cache });
    return {
      offer: { sessions, loginLog },
      jobs: [
        { name: 'sessions.purge', every: 'minute', run: sessions.purgeExpired },
        { name: 'login-log.purge', every: 'hour', run: loginLog.purgeOld },
      ],
    };
  },
});
