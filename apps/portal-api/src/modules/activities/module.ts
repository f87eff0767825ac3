import { listDetailPages } from '../../platform/content-items/page-queries';
import { defineModule } from '../../platform/modules/define-module';
import { defineSealedColumn } from '../../platform/security/sealed-column';
import { createActivityRoutes } from './activities.routes';
import { activity } from './activities.tables';
import { activityFormat } from './activity-format';
import { readActivityInfo } from './activity-info';
import { upcomingActivities } from './activity-todos';
import { enrolmentData } from './enrolment-data';
import { createDueReminders, createDueSeats } from './due-enrolments';
import { createEnrolmentRoutes } from './enrolments.routes';
import { enrolment } from './enrolments.tables';

export const activitiesModule = defineModule({
  name: 'activities',
  contentFormats: [activityFormat],
  itemReaders: { ACTIVITY: readActivityInfo },
  pageQueries: [listDetailPages('activity', { id: activity.id })],
  personalData: [enrolmentData],
  sealedColumns: [defineSealedColumn(enrolment.id, enrolment.formEncrypted, 'enrolment.form')],
  todoQueries: [upcomingActivities],
  start: (context) => ({
    routes: [...createActivityRoutes(context.orm, context.clock), ...createEnrolmentRoutes(context)],
    due: [createDueSeats(context), createDueReminders(context)],
  }),
});
