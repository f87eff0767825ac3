import { definePage, fetchFresh, urlField, pageData, type PageProps } from '@portal/data-access-api';
import { realnameApi } from '@portal/data-access-api/account';
import { ChangeEditor } from './change-editor';
import { ENTERPRISE_METHODS } from '../enterprise/enterprise-task';

const data = pageData({ method: urlField.choice(ENTERPRISE_METHODS), step: urlField.text(20) }, () => ({
  standing: fetchFresh(realnameApi.endpoints.findUserCertification),
  limits: fetchFresh(realnameApi.endpoints.listIdentificationLimits),
}));

export const page = definePage({ data, Page: EnterpriseChangeNamePage });

/** 企业名称变更 (spec §2): another name under the same credit code. */
function EnterpriseChangeNamePage({ query, standing, limits }: PageProps<typeof data>) {
  return (
    <ChangeEditor
      type={4}
      method={query.values.method}
      standing={standing}
      limits={limits}
      toHref={(method) => query.hrefWith({ method, step: undefined })}
    />
  );
}
