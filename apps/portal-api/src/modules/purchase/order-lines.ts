import type { OrderLine } from '@portal/api-contract';
import type { OrderRow } from './purchase.tables';

/** Lines of which there is one at least. */
export type OrderLines = readonly [OrderLine, ...OrderLine[]];

/** Lines of an order. All are plans of one product, which the first one names. */
export function listLines({
  line,
  furtherLines,
}: Pick<OrderRow, 'line' | 'furtherLines'>): [OrderLine, ...OrderLine[]] {
  return [line, ...furtherLines];
}

/** Lines of an order with the units that were not given back; of some none may be left. */
export function listKeptLines(row: Pick<OrderRow, 'line' | 'furtherLines' | 'refundedUnits'>): OrderLines {
  const keep = (line: OrderLine, place: number) => ({
    ...line,
    quantity: line.quantity - (row.refundedUnits[place + 1] ?? 0),
  });
  const [first, ...further] = listLines(row);
  return [keep(first, 0), ...further.map((line, place) => keep(line, place + 1))];
}

/** Lines as an order stores them; what they cost stands in its quote. */
export function toLineColumns([line, ...furtherLines]: OrderLines): Pick<OrderRow, 'line' | 'furtherLines'> {
  return { line: toOrdered(line), furtherLines: furtherLines.map(toOrdered) };
}

function toOrdered(line: OrderLine): OrderLine {
  const { mealCode, period, quantity, isAutoRenewed, productCode, productName, planName } = line;
  return { mealCode, period, quantity, isAutoRenewed, productCode, productName, planName };
}
