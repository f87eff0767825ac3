import { useAppSelector } from '@portal/data-access-api';
import { useGetTrialStateQuery } from '@portal/data-access-api/pages';
import { paths } from '@portal/portal-paths';
import { accountPaths } from '@portal/portal-paths/account';
import { ButtonLink } from '@portal/ui-kit';

/** Way to a trial; who has applied already is led to the application. */
export function TrialLink({ code }: { readonly code: string }) {
  const isLoggedIn = useAppSelector(({ authInfo }) => authInfo.isLoggedIn);
  const { currentData: application } = useGetTrialStateQuery({ productCode: code }, { skip: !isLoggedIn });
  if (application) return <ButtonLink href={accountPaths.overviewTryProduct.href()}>查看试用进度</ButtonLink>;
  return <ButtonLink href={paths.productApply.href(undefined, { product: code })}>免费试用</ButtonLink>;
}
