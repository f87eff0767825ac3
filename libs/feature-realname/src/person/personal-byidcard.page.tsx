import { definePage, fetchFresh, urlField, pageData, type PageProps } from '@portal/data-access-api';
import { realnameApi } from '@portal/data-access-api/account';
import { accountPaths } from '@portal/portal-paths/account';
import { IdentityDraft } from '../shared/identity-draft';
import { RealnameFrame } from '../shared/realname-frame';
import { TelephoneStep } from '../shared/telephone-step';
import { METHOD_OF_REVIEWS } from '../shared/find-limit';
import { TriesGate } from '../shared/tries-gate';
import { useEntrance } from '../shared/use-entrance';
import { CredentialsForm } from './credentials-form';
import { ElementsForm } from './elements-form';
import { PersonAside } from './person-aside';
import { PersonGate } from './person-gate';
import { ProofPanel } from './proof-panel';
import { TriesLine } from './tries-line';
import { useVerification } from './use-verification';

const METHOD = 2;
const FLOW = { type: 1, method: METHOD } as const;
const WAYS = accountPaths.personalChooseway.href();

const data = pageData({ way: urlField.choice(['auto', 'review']) }, () => ({
  standing: fetchFresh(realnameApi.endpoints.findUserCertification),
  limits: fetchFresh(realnameApi.endpoints.listIdentificationLimits),
}));

export const page = definePage({ data, Page: PersonalByidcardPage });

/**
 * 证件认证 (spec §3, method 2): a register confirms the elements, which takes no pictures; or somebody looks at pictures
 * of the document.
 */
function PersonalByidcardPage({ query, standing, limits }: PageProps<typeof data>) {
  const { thirdParty } = useEntrance();
  const { waiting, result, goOn, showResult } = useVerification(standing, METHOD);
  const isReview = (query.values.way ?? (thirdParty ? 'auto' : 'review')) === 'review';
  return (
    <RealnameFrame
      title="证件认证"
      lead={isReview ? '审核员将在1个工作日内核对您的证件。' : '由权威数据源核验，即时完成。'}
      step={waiting ? 4 : 3}
      back={{ href: WAYS, text: '认证方式' }}
      aside={<PersonAside step="证件认证" tries={!isReview && <TriesLine limits={limits} method={METHOD} />} />}
    >
      <PersonGate
        key={isReview ? 'review' : 'auto'}
        standing={standing}
        result={result}
        channel={isReview ? 'manualAudit' : 'thirdParty'}
        consents={isReview ? ['identityElements', 'identityPicture'] : ['identityElements']}
      >
        {() => {
          if (isReview)
            return (
              <TriesGate limits={limits} method={METHOD_OF_REVIEWS} ways={WAYS}>
                <IdentityDraft flow={FLOW}>
                  {(draft) => <CredentialsForm draft={draft} onSubmitted={showResult} />}
                </IdentityDraft>
              </TriesGate>
            );
          return waiting ? (
            <ProofPanel record={waiting} title="验证手机号" text="短信验证码用于确认手机号由您本人使用。">
              <TelephoneStep record={waiting} onProven={showResult} />
            </ProofPanel>
          ) : (
            <TriesGate limits={limits} method={METHOD} ways={WAYS}>
              <IdentityDraft flow={FLOW}>{(draft) => <ElementsForm draft={draft} onSubmitted={goOn} />}</IdentityDraft>
            </TriesGate>
          );
        }}
      </PersonGate>
    </RealnameFrame>
  );
}
