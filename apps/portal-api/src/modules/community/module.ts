import { createVideoFrames } from '../../platform/video/video-frames';
import { defineModule } from '../../platform/modules/define-module';
import { communityContentData, communityMemberData } from './community-data';
import { createContentTask } from './content-operator';
import { contentPages, readContentInfo } from './content-pages';
import { createContentQueueRoutes } from './content-queue.routes';
import { seedDemoCommunity } from './demo-content';
import { createParticipationPort } from './participation';
import { createPosterWork } from './content-posters';
import { createReadingRoutes } from './reading.routes';
import { createScheduledPublication } from './scheduled-content';
import { rejectedContent, waitingContent } from './waiting-content';
import { createWordRoutes } from './words.routes';
import { createWritingRoutes } from './writing.routes';

export const communityModule = defineModule({
  name: 'community',
  personalData: [communityContentData, communityMemberData],
  itemReaders: { COMMUNITY: readContentInfo },
  pageQueries: [contentPages],
  todoQueries: [rejectedContent],
  operatorQueues: [waitingContent],
  start(context) {
    const participation = createParticipationPort();
    const { FFMPEG_PATH } = context.environment;
    const frames = FFMPEG_PATH === undefined ? undefined : createVideoFrames(FFMPEG_PATH);
    return {
      offer: { participation },
      routes: [
        ...createReadingRoutes({ ...context, participation }),
        ...createWritingRoutes(context),
        ...createContentQueueRoutes(context),
        ...createWordRoutes(context),
      ],
      due: [createScheduledPublication(context), createPosterWork({ ...context, frames })],
      operatorTasks: [createContentTask(context)],
      seedDemo: () => seedDemoCommunity(context),
    };
  },
});
