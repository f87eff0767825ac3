import { definePage } from '@portal/data-access-api';
import { accountPaths } from '@portal/portal-paths/account';
import { AccountCard, AccountPage, FactList } from '@portal/ui-account';
import { Button, ButtonLink, Tabs } from '@portal/ui-kit';
import { INVOICES_BACK } from './invoice-hrefs';
import styles from './invoice-sample.module.css';
import { InvoiceSheet } from './invoice-sheet';
import { SAMPLE_SHEETS } from './sample-sheets';

/** What the parts of an invoice say. */
const PARTS = [
  ['发票号码', '20 位数字，全国唯一，数电发票不再有发票代码。'],
  ['购买方信息', '按您选择的发票抬头填写，个人抬头没有税号。'],
  ['项目名称', '星号之间是商品和服务税收分类，后面是您订购的产品与规格。'],
  ['税额', '价格都是含税价，金额与税额由系统拆分，精确到分。'],
  ['备注', '您申请时填写的备注；专票还有购买方的地址、电话与开户行。'],
] as const;

export const page = definePage({ Page: InvoiceSamplePage });

/** 发票样例 (spec §2, invoiceModel): how invoices look that are made out here. */
function InvoiceSamplePage() {
  return (
    <AccountPage
      title="发票样例"
      lead="我们开具的是全面数字化的电子发票（数电发票），样例仅供参考，没有效力。"
      back={INVOICES_BACK}
      actions={
        <>
          <Button size="compact" onClick={() => window.print()}>
            打印
          </Button>
          <ButtonLink href={accountPaths.invoiceChooseOrders.href()} variant="primary" size="compact">
            申请开票
          </ButtonLink>
        </>
      }
    >
      <Tabs label="发票种类" items={SAMPLE_SHEETS}>
        {(chosen) =>
          SAMPLE_SHEETS.filter(({ id }) => id === chosen).map(({ id, text, sheet }) => (
            <div key={id} className={styles.sample}>
              <p className={styles.text}>{text}</p>
              <InvoiceSheet sheet={sheet} mark="样例 无效" />
            </div>
          ))
        }
      </Tabs>
      <AccountCard title="票面说明">
        <FactList facts={PARTS} />
      </AccountCard>
    </AccountPage>
  );
}
