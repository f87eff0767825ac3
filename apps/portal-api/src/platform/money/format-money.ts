import type { Money } from './money';

/** An amount in 元 as people read it: `1,234.56`, `-0.05`. */
export function formatMoney(amount: Money): string {
  const fen = Math.abs(amount);
  const yuan = String(Math.trunc(fen / 100)).replace(/\B(?=(\d{3})+$)/g, ',');
  return `${amount < 0 ? '-' : ''}${yuan}.${String(fen % 100).padStart(2, '0')}`;
}
