/** A sum in 分 as people read it, e.g. `¥1,299` or `¥0.50`. */
export function formatMoney(fen: number): string {
  const digits = fen % 100 === 0 ? 0 : 2;
  return `¥${(fen / 100).toLocaleString('zh-CN', { minimumFractionDigits: digits, maximumFractionDigits: digits })}`;
}
