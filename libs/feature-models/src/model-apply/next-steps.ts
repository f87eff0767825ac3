/** What happens once an application is sent. */
export const NEXT_STEPS = [
  '我们核对使用场景，一般在一个工作日内受理',
  '通过后按您留下的联系方式发送开通说明，需要补充材料时也会与您联系',
  '申请的状态随时可在“我的申请”中查看，受理前可以撤回',
] as const;
