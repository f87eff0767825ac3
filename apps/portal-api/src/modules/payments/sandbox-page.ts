import { SANDBOX_ACTIONS } from '@portal/api-contract/account';
import { createHash } from 'node:crypto';
import { formatMoney } from '../../platform/money/format-money';
import { SANDBOX_PATH } from './provider/sandbox-provider';
import type { SandboxTradeRow } from './provider/sandbox.tables';

const STYLE = `
body { max-width: 36rem; margin: 3rem auto; padding: 0 1rem; font: 1rem/1.6 sans-serif; color: #1f2329; background: #fff; }
h1 { font-size: 1.5rem; }
dt { color: #50565f; }
dd { margin: 0 0 0.75rem; overflow-wrap: anywhere; }
form { display: grid; grid-template-columns: repeat(auto-fill, minmax(8rem, 1fr)); gap: 0.75rem; margin: 1.5rem 0; }
button { min-height: 2.75rem; font: inherit; color: #1f2329; background: #fff; border: 1px solid #80868f; border-radius: 4px; }
`;

/** What the browser may do with the page: show it, and send its form here. */
export const SANDBOX_PAGE_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

const STATES: Readonly<Record<SandboxTradeRow['state'], string>> = {
  waiting: '等待支付',
  paid: '已支付',
  closed: '已关闭',
  failed: '支付失败',
};

/** The cashier of the sandbox as a page, without a script. */
export function renderSandboxPage({ payNo, amount, state, token, returnUrl }: SandboxTradeRow): string {
  const buttons = Object.entries(SANDBOX_ACTIONS).map(
    ([action, label]) => `<button name="action" value="${action}">${label}</button>`,
  );
  return `<!doctype html>
<html lang="zh-CN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>模拟收银台</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>模拟收银台</h1>
<p>演示环境的收银台，不会产生真实扣款。请选择要模拟的支付结果，之后返回商户页面。</p>
<dl>
<dt>支付单号</dt><dd>${escapeHtml(payNo)}</dd>
<dt>应付金额</dt><dd>${formatMoney(amount)} 元</dd>
<dt>交易状态</dt><dd>${STATES[state]}</dd>
</dl>
<form method="post" action="${SANDBOX_PATH}">
<input type="hidden" name="trade" value="${escapeHtml(token)}">
${buttons.join('\n')}
</form>
<p><a href="${escapeHtml(returnUrl)}">返回商户页面</a></p>
</main>
</body>
</html>
`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
