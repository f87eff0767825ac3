import { ENROLMENT_STATES, type Enrolment } from '@portal/api-contract';
import type { BadgeTone } from '@portal/ui-kit';

/** Names of an enrolment's states, and how they look. */
export const ENROLMENT_LABELS: Readonly<
  Record<Enrolment['state'], { readonly text: string; readonly tone: BadgeTone }>
> = {
  enrolled: { text: ENROLMENT_STATES.enrolled, tone: 'active' },
  waiting: { text: ENROLMENT_STATES.waiting, tone: 'new' },
  cancelled: { text: ENROLMENT_STATES.cancelled, tone: 'muted' },
};
