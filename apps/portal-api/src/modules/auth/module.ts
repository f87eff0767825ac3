import { defineModule } from '../../platform/modules/define-module';
import { loginLogData } from './login-log-data';
import { createLoginLog } from './login-log.repository';
import { createSessionCache } from './session-cache';
import { sessionData } from './session-data';
import { createSessionService } from './session.service';

export const authModule = defineModule({
  name: 'auth',
  personalData: [sessionData, loginLogData],
  start(context) {
    const { orm, clock, watch } = context;
    const loginLog = createLoginLog(orm, clock);
    const cache = createSessionCache(clock, watch.isUp);
    watch.onNotification('session_ended', cache.forget);
    const sessions = createSessionService({ ...context, cache });
    return {
      offer: { sessions, loginLog },
      timers: [
        { name: 'sessions.forget', every: 'minute', run: sessions.forgetExpired },
        { name: 'login-log.forget', every: 'hour', run: loginLog.forgetOld },
      ],
    };
  },
});
