import type { Certification, CertificationType } from '@portal/api-contract/account';
import { ButtonLink, type QueryState, QueryView, Skeleton } from '@portal/ui-kit';
import type { ReactNode } from 'react';
import { findMisfit } from './find-misfit';
import { MaintenanceNotice } from './maintenance-notice';
import { NoticePanel } from './notice-panel';
import { useEntrance } from './use-entrance';

const HEIGHT = 320;

/** Props of `FittingType`. */
export interface FittingTypeProps {
  readonly type: CertificationType;
  readonly standing: QueryState<Certification>;
  readonly children: (standing: Certification) => ReactNode;
}

/** Shows what is asked for a type to those whom it fits, and to the others where to go instead. */
export function FittingType({ type, standing, children }: FittingTypeProps) {
  const { isClosed } = useEntrance();
  if (isClosed) return <MaintenanceNotice />;
  return (
    <QueryView result={standing} waiting={<Skeleton height={HEIGHT} />}>
      {(known) => {
        const misfit = findMisfit(type, known);
        if (misfit === undefined) return children(known);
        const { title, text, href, action } = misfit;
        return (
          <NoticePanel
            tone="info"
            title={title}
            actions={
              <ButtonLink href={href} variant="primary">
                {action}
              </ButtonLink>
            }
          >
            <p>{text}</p>
          </NoticePanel>
        );
      }}
    </QueryView>
  );
}
