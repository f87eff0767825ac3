/** Tabs of the recruitment page. */
export const JOB_CHANNELS = { social: '社会招聘', campus: '校园招聘' } as const;
