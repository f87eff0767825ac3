import { readWechat } from '../../platform/config';
import { defineModule } from '../../platform/modules/define-module';
import { createNoSearchPush, createSearchPushGateway } from './search-push';
import { createSharingRoutes } from './sharing.routes';
import { createNoWechatTickets, createWechatGateway } from './wechat-tickets';

export const sharingModule = defineModule({
  name: 'sharing',
  start(context) {
    const { environment, clock, onFailure } = context;
    const wechat = readWechat(environment);
    const { SEO_PUSH_URL: url } = environment;
    return {
      routes: createSharingRoutes({
        ...context,
        wechatTickets: wechat ? createWechatGateway({ ...wechat, clock, onFailure }) : createNoWechatTickets(),
        searchPush: url === undefined ? createNoSearchPush() : createSearchPushGateway({ url, onFailure }),
      }),
    };
  },
});
