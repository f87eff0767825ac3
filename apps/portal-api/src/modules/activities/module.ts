import { listDetailPages } from '../../platform/content-items/page-addresses';
import { defineModule } from '../../platform/modules/define-module';
import { createActivityRoutes } from './activities.routes';
import { activity } from './activities.tables';
import { activityFormat } from './activity-format';
import { readActivityInfo } from './activity-info';
import { upcomingActivities } from './activity-todos';
import { enrolmentData } from './enrolment-data';
import { remindParticipants } from './enrolment-messages';
import { createEnrolmentRoutes } from './enrolments.routes';
import { fillFreeSeats } from './free-seats';

export const activitiesModule = defineModule({
  name: 'activities',
  contentFormats: [activityFormat],
  itemReaders: { ACTIVITY: readActivityInfo },
  addressQueries: [listDetailPages('activity', { id: activity.id })],
  personalData: [enrolmentData],
  todoQueries: [upcomingActivities],
  start: (context) => ({
    routes: [...createActivityRoutes(context.orm, context.clock), ...createEnrolmentRoutes(context)],
    jobs: [
      { name: 'activities.remind', every: 'moment', run: () => remindParticipants(context) },
      { name: 'activities.fill-seats', every: 'moment', run: () => fillFreeSeats(context) },
    ],
  }),
});
