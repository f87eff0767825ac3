import { definePage, fetchFresh, urlField, pageData, type PageProps } from '@portal/data-access-api';
import { realnameApi } from '@portal/data-access-api/account';
import { accountPaths } from '@portal/portal-paths/account';
import { RealnameFrame } from '../shared/realname-frame';
import { EnterpriseAside } from './enterprise-aside';
import { EnterpriseEditor } from './enterprise-editor';
import { ENTERPRISE_METHODS } from './enterprise-task';

const TITLES = { 2: '企业认证', 3: '个人转企业', 6: '企业信息变更' } as const;

const data = pageData(
  { type: urlField.choice([2, 3, 6]), method: urlField.choice(ENTERPRISE_METHODS), step: urlField.text(20) },
  () => ({
    standing: fetchFresh(realnameApi.endpoints.findUserCertification),
    limits: fetchFresh(realnameApi.endpoints.listIdentificationLimits),
  }),
);

export const page = definePage({ data, Page: EnterpriseInfoPage });

/** 企业信息 (spec §2): of an enterprise that is verified for the first time, or with `?type=6` changed. */
function EnterpriseInfoPage({ query, standing, limits }: PageProps<typeof data>) {
  const { type = 2, method } = query.values;
  return (
    <RealnameFrame
      title={TITLES[type]}
      lead="填写与营业执照一致的信息，认证后开票与签约都以它为准。"
      step={method ? 3 : 2}
      back={toBack(type)}
      aside={method && <EnterpriseAside step={`${TITLES[type]}：填写企业信息`} />}
    >
      <EnterpriseEditor
        {...{ type, method, standing, limits }}
        toHref={(next) => query.hrefWith({ type, method: next, step: undefined })}
      />
    </RealnameFrame>
  );
}

function toBack(type: keyof typeof TITLES) {
  if (type === 6) return { href: accountPaths.realnameModify.href(), text: '申请变更' };
  return { href: accountPaths.enterpriseChooseway.href(undefined, { type }), text: '选择认证方式' };
}
