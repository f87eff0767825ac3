import { defineModule } from '../../platform/modules/define-module';
import { noticeData } from './notice-data';
import { createDigestJobs } from './notice-digest';
import { createNoticeRoutes } from './notices.routes';
import { createNotices } from './notices.service';

export const communityNoticesModule = defineModule({
  name: 'community-notices',
  personalData: [noticeData],
  start(context) {
    const notices = createNotices(context);
    return {
      routes: createNoticeRoutes(notices),
      jobs: [
        ...createDigestJobs(context),
        { name: 'community-notices.purge', every: 'hour', run: () => notices.purgeOld() },
      ],
    };
  },
});
