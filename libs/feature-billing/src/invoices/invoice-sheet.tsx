import { INVOICE_TYPES, type InvoicePreview } from '@portal/api-contract/account';
import { toYuan, writeInvoiceDay, writeUnitPrice } from './invoice-words';
import { TableHead } from '@portal/ui-kit';
import styles from './invoice-sheet.module.css';

type Party = Pick<InvoicePreview['buyer'], 'name' | 'taxNumber'> & Partial<InvoicePreview['buyer']>;

/** What stands on an invoice: of one that was issued, or as it would be. Sums in 分. */
export interface SheetContent extends Pick<
  InvoicePreview,
  'invoiceType' | 'medium' | 'seller' | 'lines' | 'amount' | 'tax' | 'total' | 'capital' | 'remark'
> {
  /** 20 digits; empty or absent before it is issued. */
  readonly number?: string;
  /** ISO-8601; `null` or absent before it is issued. */
  readonly issuedAt?: string | null;
  readonly buyer: Party;
}

/** Props of `InvoiceSheet`. */
export interface InvoiceSheetProps {
  readonly sheet: SheetContent;
  /** Says across the sheet what it is not, or not any more: 预览, 样例 无效, 已红冲. */
  readonly mark?: string;
  /** It will not be issued any more. */
  readonly isOver?: boolean;
}

const COLUMNS = ['项目名称', '单位', '数量', '单价', '金额', '税率/征收率', '税额'] as const;

/** An invoice as it is printed, with all its parts; on phones one below the other. */
export function InvoiceSheet({ sheet, mark, isOver = false }: InvoiceSheetProps) {
  const { number, issuedAt, buyer, seller, capital, total } = sheet;
  const title = writeTitle(sheet);
  return (
    <article className={styles.sheet} aria-label={`票面：${title}`}>
      <header className={styles.head}>
        <p className={styles.title}>{title}</p>
        <dl className={styles.numbers}>
          <div>
            <dt>发票号码：</dt>
            <dd>{number || (isOver ? '—' : '开具后生成')}</dd>
          </div>
          <div>
            <dt>开票日期：</dt>
            <dd>{issuedAt ? writeInvoiceDay(issuedAt) : isOver ? '—' : '开具当日'}</dd>
          </div>
        </dl>
      </header>
      <div className={styles.frame}>
        <div className={styles.parties}>
          <Side side="购买方信息" party={buyer} />
          <Side side="销售方信息" party={seller} />
        </div>
        <Lines sheet={sheet} />
        <dl className={styles.total}>
          <div>
            <dt>价税合计（大写）</dt>
            <dd>{capital}</dd>
          </div>
          <div>
            <dt>（小写）</dt>
            <dd>¥{toYuan(total)}</dd>
          </div>
        </dl>
        <section className={styles.remark} aria-label="备注">
          <p className={styles.side} aria-hidden="true">
            备注
          </p>
          <p className={styles.remarkText}>{listRemarks(sheet).join('\n')}</p>
        </section>
      </div>
      {mark && <p className={styles.mark}>{mark}</p>}
    </article>
  );
}

function Side({ side, party: { name, taxNumber } }: { readonly side: string; readonly party: Party }) {
  return (
    <section className={styles.party} aria-label={side}>
      <p className={styles.side} aria-hidden="true">
        {side}
      </p>
      <dl>
        <div>
          <dt>名称：</dt>
          <dd>{name}</dd>
        </div>
        <div>
          <dt>统一社会信用代码/纳税人识别号：</dt>
          <dd>{taxNumber || '—'}</dd>
        </div>
      </dl>
    </section>
  );
}

function Lines({ sheet: { lines, amount, tax } }: { readonly sheet: SheetContent }) {
  return (
    <table className={styles.lines}>
      <TableHead columns={COLUMNS} />
      <tbody>
        {lines.map((line, index) => (
          <tr key={index}>
            {listCells(line).map((text, place) => (
              <td key={COLUMNS[place]} data-title={COLUMNS[place]}>
                {text}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={4}>
            合计
          </th>
          <td data-title="金额">¥{toYuan(amount)}</td>
          <td aria-hidden="true" />
          <td data-title="税额">¥{toYuan(tax)}</td>
        </tr>
      </tfoot>
    </table>
  );
}

/** Texts of a line, in the order of `COLUMNS`. */
function listCells({ name, unit, quantity, amount, taxRate, tax }: InvoicePreview['lines'][number]) {
  return [name, unit, String(quantity), writeUnitPrice(amount, quantity), toYuan(amount), `${taxRate}%`, toYuan(tax)];
}

function writeTitle({ invoiceType, medium }: SheetContent): string {
  if (medium === 2) return INVOICE_TYPES[invoiceType];
  return invoiceType === 1 ? '电子发票（普通发票）' : '电子发票（增值税专用发票）';
}

/** What was written, then address and bank of the buyer, as far as they are known. */
function listRemarks({ remark, buyer }: SheetContent): string[] {
  const { registeredAddress, telephone, bankName, bankAccount } = buyer;
  const parts = [
    ['购买方地址', registeredAddress],
    ['电话', telephone],
    ['购买方开户银行', bankName],
    ['银行账号', bankAccount],
  ] as const;
  const known = parts.flatMap(([name, value]) => (value ? [`${name}：${value}；`] : [])).join('');
  return [remark, known].filter((line) => line !== '');
}
