import type { TrialBrief } from '@portal/api-contract/account';
import { RecordLink } from '@portal/ui-account';
import { TRIAL_ACTS, type TrialAct, toPurchaseHref, toTrialHref } from './trial-words';

/** Props of `TrialActions`. */
export interface TrialActionsProps {
  readonly trial: TrialBrief;
}

/** What the owner may do with a trial; what is done on its page leads there. */
export function TrialActions({ trial }: TrialActionsProps) {
  const { id, productName, actions } = trial;
  const acts = (Object.keys(TRIAL_ACTS) as TrialAct[]).filter((act) => actions.includes(act));
  return (
    <>
      {actions.includes('convert') && <RecordLink text="转为正式" name={productName} href={toPurchaseHref(trial)} />}
      {acts.map((act) => (
        <RecordLink key={act} text={TRIAL_ACTS[act]} name={productName} href={toTrialHref(id, act)} />
      ))}
    </>
  );
}
