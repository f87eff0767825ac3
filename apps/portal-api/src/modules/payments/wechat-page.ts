import { escapeXml } from '../../platform/escape-xml';
import type { PlainPage } from '../../platform/http/plain-page';
import { formatMoney } from '../../platform/money/format-money';
import type { NewTrade } from './provider/payment-provider';
import type { WechatBridgeRequest } from './provider/wechat-signing';

/** Has WeChat ask for the money, as soon as its bridge is there and again by the button. */
const SCRIPT = `
const [button, state] = ['pay', 'state'].map((id) => document.getElementById(id));
const ask = () =>
  WeixinJSBridge.invoke('getBrandWCPayRequest', JSON.parse(button.dataset.request), ({ err_msg: said = '' }) => {
    if (said.endsWith(':ok')) location.replace(button.dataset.result);
    else state.textContent = said.endsWith(':cancel') ? '还没有付款，可以继续支付。' : '付款没有完成，请重试，或换一种支付方式。';
  });
const start = () => {
  button.disabled = false;
  button.addEventListener('click', ask);
  ask();
};
if (window.WeixinJSBridge) start();
else document.addEventListener('WeixinJSBridgeReady', start, { once: true });
`;

/** The page on which WeChat asks for the money of a trade. */
export function renderWechatPage(trade: NewTrade, request: WechatBridgeRequest): PlainPage {
  const result = escapeXml(trade.returnUrl);
  return {
    title: '微信支付',
    content: `${describeTrade(trade)}
<form>
<button type="button" id="pay" disabled data-request="${escapeXml(JSON.stringify(request))}" data-result="${result}">继续支付</button>
</form>
<p id="state" role="status">正在打开微信支付…</p>
<p><a href="${result}">查看结果，或换一种支付方式</a></p>`,
    script: SCRIPT,
  };
}

/** Says why a trade cannot be paid now; `retryUrl` is where it can be tried again. */
export function renderWechatFailure(trade: NewTrade, text: string, retryUrl?: string): PlainPage {
  const retry = retryUrl === undefined ? '' : `<p><a href="${escapeXml(retryUrl)}">重试</a></p>\n`;
  return {
    title: '微信支付',
    content: `<p class="error" role="alert">${text}</p>
${describeTrade(trade)}
${retry}<p><a href="${escapeXml(trade.returnUrl)}">返回收银台</a></p>`,
  };
}

function describeTrade({ payNo, title, amount }: NewTrade): string {
  return `<dl>
<dt>商品</dt><dd>${escapeXml(title)}</dd>
<dt>应付金额</dt><dd>${formatMoney(amount)} 元</dd>
<dt>支付单号</dt><dd>${escapeXml(payNo)}</dd>
</dl>`;
}
