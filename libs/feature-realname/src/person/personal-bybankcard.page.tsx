import { definePage, fetchFresh, pageData, type PageProps } from '@portal/data-access-api';
import { realnameApi } from '@portal/data-access-api/account';
import { accountPaths } from '@portal/portal-paths/account';
import { IdentityDraft } from '../shared/identity-draft';
import { RealnameFrame } from '../shared/realname-frame';
import { TelephoneStep } from '../shared/telephone-step';
import { TriesGate } from '../shared/tries-gate';
import { BankCardForm } from './bank-card-form';
import { PersonAside } from './person-aside';
import { PersonGate } from './person-gate';
import { ProofPanel } from './proof-panel';
import { TriesLine } from './tries-line';
import { useVerification } from './use-verification';

const METHOD = 6;
const FLOW = { type: 1, method: METHOD } as const;
const WAYS = accountPaths.personalChooseway.href();

const data = pageData(() => ({
  standing: fetchFresh(realnameApi.endpoints.findUserCertification),
  limits: fetchFresh(realnameApi.endpoints.listIdentificationLimits),
}));

export const page = definePage({ data, Page: PersonalBybankcardPage });

/** 银行卡认证 (spec §3, method 6): four elements, then a code to the telephone that the bank knows. */
function PersonalBybankcardPage({ standing, limits }: PageProps<typeof data>) {
  const { waiting, result, goOn, showResult } = useVerification(standing, METHOD);
  return (
    <RealnameFrame
      title="银行卡认证"
      lead="用本人名下的借记卡核验，不会产生任何费用。"
      step={waiting ? 4 : 3}
      back={{ href: WAYS, text: '认证方式' }}
      aside={<PersonAside step="银行卡认证" tries={<TriesLine limits={limits} method={METHOD} />} />}
    >
      <PersonGate standing={standing} result={result} channel="thirdParty" consents={['identityElements']}>
        {() =>
          waiting ? (
            <ProofPanel record={waiting} title="验证预留手机号" text="短信由本平台发送，不会向您索要银行密码。">
              <TelephoneStep record={waiting} onProven={showResult} />
            </ProofPanel>
          ) : (
            <TriesGate limits={limits} method={METHOD} ways={WAYS}>
              <IdentityDraft flow={FLOW}>{(draft) => <BankCardForm draft={draft} onSubmitted={goOn} />}</IdentityDraft>
            </TriesGate>
          )
        }
      </PersonGate>
    </RealnameFrame>
  );
}
