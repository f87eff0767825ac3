import type { ProductDetail } from '@portal/api-contract';
import { useBrand } from '@portal/data-access-api';
import { paths } from '@portal/portal-paths';
import { PageHead } from '@portal/ui-content';
import { ButtonLink } from '@portal/ui-kit';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';

/** Leads to the purchase of a product without a page of its own; without scripts the link does. */
export function ToPurchase({ product: { id, code, productName, summary } }: { readonly product: ProductDetail }) {
  const { homeHref } = useBrand();
  const navigate = useNavigate();
  const href = paths.purchasePage.href(undefined, { id, code });

  useEffect(() => {
    void navigate(href, { replace: true });
  }, [navigate, href]);

  return (
    <PageHead
      homeHref={homeHref}
      crumbs={[{ text: '产品', href: paths.product.href() }, { text: productName }]}
      title={productName}
      text={summary}
      actions={
        <ButtonLink href={href} variant="primary">
          前往购买页
        </ButtonLink>
      }
    />
  );
}
