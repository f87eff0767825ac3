import type { PlatformAnswer } from './work-order-answers';
import type { WorkOrderRow } from './work-orders.tables';

/** An answer without whoever gives it. */
type Reply = Pick<PlatformAnswer, 'kind' | 'text'>;

/** What is said about a group of kinds of problems; a question comes first where the group needs one. */
interface GroupReplies {
  readonly question?: string;
  readonly solution: string;
}

const REPLIES: Readonly<Record<string, GroupReplies>> = {
  usage: {
    question: '为了尽快定位，请补充问题出现时的完整报错截图、浏览器与版本，以及大致的操作步骤。',
    solution:
      '经排查是会话缓存与新版本不一致导致。我们已刷新服务端缓存，请您退出后重新登录，并清理浏览器缓存再试；如仍有异常请在工单中告诉我们。',
  },
  billing: {
    solution:
      '已为您核对订单与费用记录，数据无误。发票与续费可在「订单与费用」中自助办理；如金额与预期不符，请告知订单编号，我们为您逐项说明。',
  },
  account: {
    question: '请补充您看到的提示信息原文，以及最近一次成功操作的时间。请不要在回复中填写密码或验证码。',
    solution: '账号状态已核对并恢复正常，相关权限将在5分钟内生效。请重新登录后确认。',
  },
  advice: {
    solution: '感谢您的建议。我们已登记到产品需求池，并同步给产品负责人评估，有进展时会通过站内消息告知您。',
  },
  device: {
    question: '请补充设备标识、最近一次上线时间，并附上设备端的连接日志（可去除敏感信息）。',
    solution:
      '从连接日志看，设备端心跳间隔大于网关的超时设置。请将心跳调整为60秒以内，并确认时钟已与服务器同步，重新上线后观察10分钟。',
  },
  data: {
    question: '请补充出现问题的时间段、查询语句或任务编号，以及您期望的结果。',
    solution: '查询缓慢是时间范围未命中分区索引所致。我们已优化分区策略，请在查询条件中带上时间范围后再试。',
  },
  model: {
    question: '请补充任务或请求编号、模型版本，以及一条可以复现问题的输入样例。',
    solution: '任务失败是运行规格的显存不足。我们已为您调整调度规格，请重新提交任务；批量推理建议将批大小设为16以内。',
  },
  instance: {
    question: '请补充实例编号、访问来源地址和首次出现的时间，我们据此核对安全组与路由。',
    solution: '实例所在安全组缺少来源网段的放行规则，已为您补充。请再次访问确认，并保留必要的最小端口范围。',
  },
  integration: {
    solution: '返回签名错误是请求时间戳超过5分钟所致。请校准调用端时钟，并参照接口文档按字典序拼接参数后重新签名。',
  },
};

const OTHER: GroupReplies = { solution: '问题已处理，请您确认。如仍有疑问，请在工单中回复我们。' };

const ANOTHER_SOLUTION =
  '已由二线工程师复核并完成处理，相关配置已重新下发。请您再次验证；如仍未解决，可选择「未解决」或升级投诉，我们会电话与您联系。';

/** Said of every answer of a demonstration: nobody has looked at the case. */
const DEMO_NOTE = '（演示环境由自动客服代答，正式环境由工程师核实后回复。）';

/** Characters of what is quoted. */
const QUOTE_LENGTH = 30;

/** What the platform says next in a work order that it is dealing with, about what its owner asked and last said. */
export function chooseAnswer(
  { typeCode, title }: Pick<WorkOrderRow, 'typeCode' | 'title'>,
  answers: number,
  said: string,
): Reply {
  const { question, solution } = REPLIES[typeCode.split('.')[0] ?? ''] ?? OTHER;
  const about = `您好，关于「${quote(title)}」`;
  if (answers === 0 && question) return { kind: 'ask', text: `${about}：${question}` };
  const heard = said && `，您说的「${quote(said)}」已收到`;
  return { kind: 'propose', text: `${about}${heard}。${answers > 1 ? ANOTHER_SOLUTION : solution}${DEMO_NOTE}` };
}

/** What the platform says to a reply on its solution. */
export function chooseFollowUp(said: string): Reply {
  return {
    kind: 'message',
    text: `您好，您说的「${quote(said)}」已记录到本工单。如方案有效，请点击「确认解决」；如问题仍在，请选择「未解决」，我们会就这一点继续处理。${DEMO_NOTE}`,
  };
}

function quote(text: string): string {
  const letters = [...text.replace(/\s+/g, ' ').trim()];
  return letters.length > QUOTE_LENGTH ? `${letters.slice(0, QUOTE_LENGTH).join('')}…` : letters.join('');
}
