/** What happens once an application is sent. */
export const NEXT_STEPS = [
  '工作人员受理后审核使用场景，需要核对时按您留下的联系方式联系',
  '受理与结果以站内消息通知您，在“我的申请”可查看进度，受理前可以撤回',
  '通过后即列入“我的模型”，可创建密钥、在线试用，或按交付方式获取',
] as const;
