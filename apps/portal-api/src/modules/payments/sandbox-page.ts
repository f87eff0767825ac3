import { SANDBOX_ACTIONS } from '@portal/api-contract/account';
import { escapeXml } from '../../platform/escape-xml';
import type { PlainPage } from '../../platform/http/plain-page';
import { formatMoney } from '../../platform/money/format-money';
import { SANDBOX_PATH } from './provider/sandbox-provider';
import type { SandboxTradeRow } from './provider/sandbox.tables';

const STATES: Readonly<Record<SandboxTradeRow['state'], string>> = {
  waiting: '等待支付',
  paid: '已支付',
  closed: '已关闭',
  failed: '支付失败',
};

/** The cashier of the sandbox as a page. */
export function renderSandboxPage({ payNo, amount, state, token, returnUrl }: SandboxTradeRow): PlainPage {
  const buttons = Object.entries(SANDBOX_ACTIONS).map(
    ([action, label]) => `<button name="action" value="${action}">${label}</button>`,
  );
  return {
    title: '模拟收银台',
    content: `<p>演示环境的收银台，不会产生真实扣款。请选择要模拟的支付结果，之后返回商户页面。</p>
<dl>
<dt>支付单号</dt><dd>${escapeXml(payNo)}</dd>
<dt>应付金额</dt><dd>${formatMoney(amount)} 元</dd>
<dt>交易状态</dt><dd>${STATES[state]}</dd>
</dl>
<form method="post" action="${SANDBOX_PATH}">
<input type="hidden" name="trade" value="${escapeXml(token)}">
${buttons.join('\n')}
</form>
<p><a href="${escapeXml(returnUrl)}">返回商户页面</a></p>`,
  };
}
