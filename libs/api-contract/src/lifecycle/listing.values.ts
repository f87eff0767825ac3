/** States of what people publish in the order of their lifecycle: `listing * 100 + audit * 10 + submitted`. */
export const LISTING_STATES = [100, 101, 121, 211, 311, 321] as const;

/** Listing statuses (spec §3). */
export const LISTING_STATUSES = { 1: '草稿', 2: '已上架', 3: '已下架' } as const;

/** Audit statuses (spec §3). */
export const AUDIT_STATUSES = { 0: '待审核', 1: '已通过', 2: '未通过' } as const;
