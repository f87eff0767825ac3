import type { Certification, MethodLimit } from '@portal/api-contract/account';
import { accountPaths } from '@portal/portal-paths/account';
import type { QueryState } from '@portal/ui-kit';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ConsentGate } from '../shared/consent-gate';
import { FittingType } from '../shared/fitting-type';
import { IdentityDraft } from '../shared/identity-draft';
import { selectEnterprisePage, selectWays } from '../shared/select-page';
import { TriesGate } from '../shared/tries-gate';
import { useEntrance } from '../shared/use-entrance';
import { WayList } from '../shared/way-list';
import type { EnterpriseMethod, EnterpriseType } from './enterprise-task';
import { listEnterpriseMethods, listEnterpriseWays } from './enterprise-ways';
import { EnterpriseWizard } from './enterprise-wizard';

/** Props of `EnterpriseEditor`. */
export interface EnterpriseEditorProps {
  readonly type: EnterpriseType;
  /** Absent until one is chosen. */
  readonly method: EnterpriseMethod | undefined;
  readonly standing: QueryState<Certification>;
  readonly limits: QueryState<readonly MethodLimit[]>;
  /** This page with a method. */
  readonly toHref: (method: EnterpriseMethod) => string;
}

const ELEMENTS = {
  needs: ['identityElements'],
  otherwise: { href: accountPaths.realname.href(), text: '不同意，暂不认证' },
} as const;

/** What a method rests on, and where to go without it. */
function listConsents(type: EnterpriseType, method: EnterpriseMethod) {
  if (method !== 5) return ELEMENTS;
  const otherwise = { href: selectWays(type), text: '不同意，换一种方式' };
  return { needs: ['identityElements', 'identityPicture'], otherwise } as const;
}

/** The choice of a method, and with one the form that it takes, for those whom the type fits. */
export function EnterpriseEditor({ type, method, standing, limits, toHref }: EnterpriseEditorProps) {
  const ways = { ...useEntrance(), limits: limits.data ?? [] };
  const navigate = useNavigate();
  // Another method asks for the same again.
  const [carried, setCarried] = useState<object>();
  const open = listEnterpriseMethods(type, ways);

  function review(typed: object) {
    setCarried(typed);
    void navigate(toHref(5));
  }

  return (
    <FittingType type={type} standing={standing}>
      {({ effective }) =>
        method === undefined || !open.includes(method) ? (
          <WayList label="认证方式" ways={listEnterpriseWays(type, ways, toHref)} />
        ) : (
          <ConsentGate {...listConsents(type, method)}>
            <TriesGate limits={limits} method={method} ways={selectWays(type)}>
              <IdentityDraft key={method} flow={{ type, method }}>
                {(draft) => (
                  <EnterpriseWizard
                    task={{ type, method, current: effective ?? undefined }}
                    draft={carried ? { ...draft, draft: carried } : draft}
                    onReview={method !== 5 && open.includes(5) ? review : undefined}
                    onSubmitted={(record) => void navigate(selectEnterprisePage(record))}
                  />
                )}
              </IdentityDraft>
            </TriesGate>
          </ConsentGate>
        )
      }
    </FittingType>
  );
}
