import type { OrderLine, PricedLine, Quote } from '@portal/api-contract';
import { splitTax } from '../../platform/money/split-tax';
import { type Money, NO_MONEY, toMoney } from '../../platform/money/money';
import { DEFAULT_TAX_RATE } from './price';

/** A quote as it is stored. Releases before the next one read `line`, and know of no tax. */
export type QuoteBody = Omit<Quote, 'lines' | 'tax' | 'coupon'> & {
  readonly lines?: Quote['lines'];
  readonly tax?: number;
  readonly coupon?: Quote['coupon'];
  /**
   * The only line. Absent where there are several, of which a release before would sell the first at the price of all, and
   * where there is a coupon, of which it knows nothing.
   */
  readonly line?: OrderLine;
};

/** A quote as it is stored. */
export function toQuoteBody(quote: Quote): QuoteBody {
  const [line, ...further] = quote.lines;
  return further.length > 0 || quote.coupon ? quote : { ...quote, line };
}

/** A stored quote; one of a release before has the line given, or of its own. */
export function toQuote({ line: own, ...body }: QuoteBody, line: OrderLine | undefined = own): Quote {
  const { lines, tax, coupon = null } = body;
  if (lines !== undefined && tax !== undefined) return { ...body, lines, tax, coupon };
  if (line === undefined) throw new Error(`Quote ${body.quoteId} has no lines`);
  return toQuoteOf({ ...body, coupon, line, taxRate: DEFAULT_TAX_RATE });
}

/** A quote of a negotiable plan, at the price that a reviewer has set. */
export function setPrice(quote: Quote, payable: Money): Quote {
  const [line] = quote.lines;
  return toQuoteOf({ ...quote, line, taxRate: line.taxRate, original: payable, discount: NO_MONEY, payable });
}

/** What an order costs, line by line. Where a reviewer has set the price, there is no other. */
export function readOrderPrice(
  body: QuoteBody,
  { line, payable }: { readonly line: OrderLine; readonly payable: Money },
): Quote {
  const quoted = toQuote({ ...body, payable }, line);
  // Such an order has a single line.
  return quoted.isNegotiable ? setPrice(quoted, payable) : quoted;
}

/** A quote of a single line that costs what all of it costs. */
function toQuoteOf({
  line,
  taxRate,
  ...quote
}: Omit<Quote, 'lines' | 'tax'> & { readonly line: OrderLine; readonly taxRate: number }): Quote {
  const { original, discount, payable } = quote;
  const { tax } = splitTax(toMoney(payable), taxRate);
  const priced: PricedLine = { ...line, original, discount, payable, tax, taxRate };
  return { ...quote, lines: [priced], tax };
}
