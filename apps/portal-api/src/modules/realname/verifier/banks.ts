import type { Bank } from './identity-verifier';

/** Banks that enterprises have their accounts with, by their code. */
const BANKS: readonly (readonly [code: string, name: string])[] = [
  ['ICBC', '中国工商银行'],
  ['ABC', '中国农业银行'],
  ['BOC', '中国银行'],
  ['CCB', '中国建设银行'],
  ['BOCOM', '交通银行'],
  ['PSBC', '中国邮政储蓄银行'],
  ['CMB', '招商银行'],
  ['CITIC', '中信银行'],
  ['SPDB', '上海浦东发展银行'],
  ['CIB', '兴业银行'],
  ['CMBC', '中国民生银行'],
  ['CEB', '中国光大银行'],
  ['PAB', '平安银行'],
  ['HXB', '华夏银行'],
  ['GDB', '广发银行'],
  ['CBHB', '渤海银行'],
  ['CZB', '浙商银行'],
  ['HFB', '恒丰银行'],
  ['BOB', '北京银行'],
  ['BOS', '上海银行'],
  ['JSB', '江苏银行'],
  ['NJCB', '南京银行'],
  ['NBCB', '宁波银行'],
  ['HZCB', '杭州银行'],
];

const MAX_FOUND = 20;

/** Banks whose name or code contains a text; an empty one finds the largest. */
export function findBanks(text: string): Bank[] {
  const wanted = text.normalize('NFKC').trim().toUpperCase();
  const found = BANKS.filter(([code, name]) => name.includes(wanted) || code.includes(wanted));
  return found.slice(0, MAX_FOUND).map(([bankCode, bankName]) => ({ bankCode, bankName }));
}
