import type { InvoiceDetail } from '@portal/api-contract/account';
import { AccountCard, cardStyles, FactList } from '@portal/ui-account';
import { SiteLink } from '@portal/ui-kit';
import { toInvoiceHref } from './invoice-hrefs';

/** 关联发票: the one this was made in place of, and the one made in place of this. */
export function LinkedInvoices({ invoice: { replaces, replacedBy } }: { readonly invoice: InvoiceDetail }) {
  const links = [
    ['换开自', replaces],
    ['换开为', replacedBy],
  ] as const;
  const known = links.flatMap(([name, link]) => (link ? [[name, link] as const] : []));
  if (known.length === 0) return null;
  return (
    <AccountCard title="关联发票">
      <FactList
        facts={known.map(([name, { id, number }]) => [
          name,
          <SiteLink key={id} href={toInvoiceHref(id)} className={cardStyles.link}>
            {number || id}
          </SiteLink>,
        ])}
      />
    </AccountCard>
  );
}
