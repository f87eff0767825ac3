import type { Identification, IdentificationDetail, IdentificationState } from '@portal/api-contract/account';
import { accountPaths } from '@portal/portal-paths/account';
import { ButtonLink, EmptyState, type QueryState, QueryView, Skeleton } from '@portal/ui-kit';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import styles from './open-record.module.css';
import { selectPage } from './select-page';

const HEIGHT = 420;

const NOTHING_OPEN = (
  <EmptyState
    message="没有进行中的认证"
    action={<ButtonLink href={accountPaths.realname.href()}>返回实名认证</ButtonLink>}
  />
);

/** Props of `OpenRecord`. */
export interface OpenRecordProps {
  /** The verification that the URL names. */
  readonly id: string | undefined;
  readonly record: QueryState<IdentificationDetail>;
  /** What is open, for a URL that names nothing. */
  readonly ongoing: QueryState<Identification | null>;
  /** States in which there is something to do; any other leads to the result. */
  readonly states: readonly IdentificationState[];
  readonly children: (record: IdentificationDetail) => ReactNode;
}

/** Shows what a verification waits for; one that is over leads to its result. */
export function OpenRecord(props: OpenRecordProps) {
  return (
    <div className={styles.place}>
      {props.id === undefined ? <Unnamed {...props} /> : <Named {...props} id={props.id} />}
    </div>
  );
}

function Unnamed({ ongoing }: OpenRecordProps) {
  return (
    <QueryView result={ongoing} waiting={<Skeleton height={HEIGHT} />} failure="没有查到进行中的认证">
      {(open) => (open ? <Navigate to={selectPage(open)} replace /> : NOTHING_OPEN)}
    </QueryView>
  );
}

function Named({ id, record, states, children }: OpenRecordProps & { readonly id: string }) {
  return (
    <QueryView result={record} waiting={<Skeleton height={HEIGHT} />} failure="没有找到这次认证">
      {(known) =>
        states.includes(known.state) ? (
          children(known)
        ) : (
          <Navigate to={accountPaths.realnameSubmitSuccess.href(undefined, { id })} replace />
        )
      }
    </QueryView>
  );
}
