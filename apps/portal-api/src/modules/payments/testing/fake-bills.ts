import { zipSync } from 'fflate';

/** Something that a provider has billed; `yuan` as it writes it. */
export interface FakeBilled {
  readonly kind: 'payment' | 'refund';
  readonly payNo: string;
  readonly refundNo?: string;
  readonly tradeNo: string;
  readonly yuan: string;
  /** How a refund stands. */
  readonly status?: string;
}

/** Day of everything that the fakes have billed. */
export const BILLED_DAY = '2026-06-05';

const TIME = `${BILLED_DAY} 12:30:00`;

const ALIPAY_HEADER =
  '支付宝交易号,商户订单号,业务类型,商品名称,创建时间,完成时间,门店编号,门店名称,操作员,终端号,对方账户,订单金额（元）,商家实收（元）,支付宝红包（元）,集分宝（元）,支付宝优惠（元）,商家优惠（元）,券核销金额（元）,券名称,商家红包消费金额（元）,卡消费金额（元）,退款批次号/请求号,服务费（元）,分润（元）,备注';

/** A bill as Alipay packs it: two tables in GBK, one of them of sums. */
export function packAlipayBill(billed: readonly FakeBilled[]): Uint8Array {
  const rows = billed.map(({ kind, payNo, refundNo = '', tradeNo, yuan }) =>
    [
      ...[`${tradeNo}\t`, `${payNo}\t`, kind === 'payment' ? '交易' : '退款', '设备接入，标准版', TIME, TIME],
      ...['', '', '', '', '买***@example.com', yuan, yuan, '0.00', '0.00', '0.00', '0.00', '0.00', '', '0.00', '0.00'],
      ...[refundNo && `${refundNo}\t`, '-0.06', '0.00', ''],
    ].join(','),
  );
  const details = [
    ...['#支付宝业务明细查询', '#账号：[20880000000000000156]', `#起始日期：[${TIME}]   终止日期：[${TIME}]`],
    ...[
      '#-----------------------------------------业务明细列表----------------------------------------',
      ALIPAY_HEADER,
    ],
    ...[...rows, '#-----------------------------------------业务明细列表结束------------------------------------'],
    `#导出时间：[${TIME}]`,
  ];
  const sums = ['#支付宝业务汇总查询', '门店编号,门店名称,交易订单总笔数', '合计,,1'];
  const pack = (lines: readonly string[]) => encodeGbk(`${lines.join('\r\n')}\r\n`);
  return zipSync({
    '20880000000000000156_20260605_业务明细(汇总).csv': pack(sums),
    '20880000000000000156_20260605_业务明细.csv': pack(details),
  });
}

const WECHAT_HEADER =
  '交易时间,公众账号ID,商户号,特约商户号,设备号,微信订单号,商户订单号,用户标识,交易类型,交易状态,付款银行,货币种类,应结订单金额,代金券金额,微信退款单号,商户退款单号,退款金额,充值券退款金额,退款类型,退款状态,商品名称,商户数据包,手续费,费率,订单金额,申请退款金额,费率备注';

/** A bill as WeChat Pay writes it. */
export function writeWechatBill(appId: string, billed: readonly FakeBilled[]): Buffer {
  const rows = billed.map(({ kind, payNo, refundNo = '0', tradeNo, yuan, status = '' }) => {
    const isRefund = kind === 'refund';
    const [paid, refunded] = isRefund ? ['0.00', yuan] : [yuan, '0.00'];
    const cells = [
      ...[TIME, appId, '1900000001', '0', '', tradeNo, payNo, 'oUpF8uMuAJO_M2pxb1Q9zNjWeS6o', 'NATIVE'],
      ...[isRefund ? 'REFUND' : 'SUCCESS', 'OTHERS', 'CNY', paid, '0.00', isRefund ? `50${refundNo}` : '0', refundNo],
      ...[
        refunded,
        '0.00',
        isRefund ? 'ORIGINAL' : '',
        status,
        '设备接入,标准版',
        '',
        '0.00600',
        '0.60%',
        paid,
        refunded,
      ],
      '',
    ];
    return `\`${cells.join(',`')}`;
  });
  const sums = [
    '总交易单数,应结订单总金额,退款总金额,充值券退款总金额,手续费总金额,订单总金额,申请退款总金额',
    '`1,`0.00,`0.00,`0.00,`0.00,`0.00,`0.00',
  ];
  return Buffer.from(`\ufeff${[WECHAT_HEADER, ...rows, ...sums].join('\r\n')}\r\n`);
}

/** Writes what Node.js can only read. */
function encodeGbk(text: string): Uint8Array {
  const decoder = new TextDecoder('gb18030');
  const codes = new Map<string, readonly number[]>();
  for (let high = 0x81; high < 0xff; high += 1)
    for (let low = 0x40; low < 0xff; low += 1) codes.set(decoder.decode(Uint8Array.of(high, low)), [high, low]);
  return Uint8Array.from(
    [...text].flatMap((letter) => (letter < '\x80' ? [letter.charCodeAt(0)] : (codes.get(letter) ?? [0x3f]))),
  );
}
