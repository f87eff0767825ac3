import { accountPaths } from '@portal/portal-paths/account';
import { AccountPage } from '@portal/ui-account';
import { ButtonLink, EmptyState } from '@portal/ui-kit';
import { PUBLISHED_PAGE } from './published-page';

/** Says that the URL names no model of the reader. */
export function MissingModel() {
  return (
    <AccountPage {...PUBLISHED_PAGE}>
      <EmptyState
        message="没有找到这个模型"
        action={<ButtonLink href={accountPaths.publishedModels.href()}>返回模型列表</ButtonLink>}
      />
    </AccountPage>
  );
}
