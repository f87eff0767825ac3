import { definePage, fetchFresh, pageData, type PageProps } from '@portal/data-access-api';
import { realnameApi } from '@portal/data-access-api/account';
import { accountPaths } from '@portal/portal-paths/account';
import { ConsentGate } from '../shared/consent-gate';
import { IdentityDraft } from '../shared/identity-draft';
import { RealnameFrame } from '../shared/realname-frame';
import { TriesGate } from '../shared/tries-gate';
import { FaceElementsForm } from './elements-form';
import { FaceStep } from './face-step';
import { PersonAside } from './person-aside';
import { PersonGate } from './person-gate';
import { ProofPanel } from './proof-panel';
import { TriesLine } from './tries-line';
import { useVerification } from './use-verification';

const METHOD = 1;
const FLOW = { type: 1, method: METHOD } as const;
const WAYS = accountPaths.personalChooseway.href();

const data = pageData(() => ({
  standing: fetchFresh(realnameApi.endpoints.findUserCertification),
  limits: fetchFresh(realnameApi.endpoints.listIdentificationLimits),
}));

export const page = definePage({ data, Page: PersonalByfacePage });

/** 扫码刷脸 (spec §3, method 1): name and number, a consent of its own, then the face; never the only way. */
function PersonalByfacePage({ standing, limits }: PageProps<typeof data>) {
  const { waiting, result, goOn, showResult } = useVerification(standing, METHOD);
  return (
    <RealnameFrame
      title="扫码刷脸"
      lead="由核验机构比对人脸，本平台不保存人脸信息。"
      step={waiting ? 4 : 3}
      back={{ href: WAYS, text: '认证方式' }}
      aside={<PersonAside step="扫码刷脸" tries={<TriesLine limits={limits} method={METHOD} />} />}
    >
      <PersonGate standing={standing} result={result} channel="thirdParty" consents={['identityElements']}>
        {() =>
          waiting ? (
            <ConsentGate needs={['face']} otherwise={{ href: WAYS, text: '不同意，换一种方式' }}>
              <ProofPanel record={waiting} title="本人刷脸" text="请在光线充足处由本人操作，约需半分钟。">
                {waiting.hasElements && <FaceStep id={waiting.id} onEnded={showResult} />}
              </ProofPanel>
            </ConsentGate>
          ) : (
            <TriesGate limits={limits} method={METHOD} ways={WAYS}>
              <IdentityDraft flow={FLOW}>
                {(draft) => <FaceElementsForm draft={draft} onSubmitted={goOn} />}
              </IdentityDraft>
            </TriesGate>
          )
        }
      </PersonGate>
    </RealnameFrame>
  );
}
