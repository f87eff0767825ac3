import type { ContentState } from '@portal/api-contract/community';

/** Tabs of own items (design: community, `my-article`), in the order of their states; the first one is all. */
export const OWN_STATES = [100, 101, 211, 121, 311, 321] as const satisfies readonly ContentState[];

/** What is asked of an author in a state, beyond its name. */
export const NEXT_STEPS: Partial<Record<ContentState, string>> = {
  121: '修改后可以重新提交，对结论有异议可以申诉一次',
  321: '修改后可以重新提交，对结论有异议可以申诉一次',
};
