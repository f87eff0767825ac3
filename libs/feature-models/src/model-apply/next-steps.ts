/** What happens once an application is sent. */
export const NEXT_STEPS = [
  '申请登记为待受理；需要核对使用场景或补充材料时，按您留下的联系方式联系',
  '申请的状态随时可在“我的申请”中查看，受理前可以撤回',
] as const;
