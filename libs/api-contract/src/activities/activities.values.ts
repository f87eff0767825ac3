/** States of an activity, by its times and today's date. */
export const ACTIVITY_STATES = { enrolling: '报名中', ongoing: '进行中', ended: '已结束', replay: '回放' } as const;

/** States of an enrolment. */
export const ENROLMENT_STATES = { enrolled: '已报名', waiting: '候补中', cancelled: '已取消' } as const;
