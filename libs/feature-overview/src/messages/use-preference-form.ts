import type { MessageChannel, MessagePreference, MessageType, QuietHours } from '@portal/api-contract/account';
import type { ApiError } from '@portal/data-access-api';
import { useUpdateMessagePreferenceMutation } from '@portal/data-access-api/account';
import { useState } from 'react';
import { applyEdits, findQuietError, hasEdits, NO_EDITS, type PreferenceEdits } from './preference-edits.rules';

/** What became of the last attempt to save. */
export type PreferenceOutcome =
  | { readonly kind: 'none' }
  | { readonly kind: 'done'; readonly msg: string }
  /** Another tab has saved since this version. */
  | { readonly kind: 'conflict'; readonly msg: string; readonly version: number }
  | { readonly kind: 'refused'; readonly msg: string };

const NO_OUTCOME: PreferenceOutcome = { kind: 'none' };
const RELOADED: PreferenceOutcome = { kind: 'done', msg: '已载入最新设置，您修改的内容已保留' };

/** State of the preference's form: edits stay until they are saved, whatever is saved elsewhere. */
export function usePreferenceForm(stored: MessagePreference) {
  const [edits, setEdits] = useState<PreferenceEdits>(NO_EDITS);
  const [outcome, setOutcome] = useState<PreferenceOutcome>(NO_OUTCOME);
  const [save, { isLoading }] = useUpdateMessagePreferenceMutation();
  const values = applyEdits(stored, edits);
  const quietError = findQuietError(values.quietHours);

  function change(next: PreferenceEdits) {
    setEdits(next);
    setOutcome(NO_OUTCOME);
  }

  return {
    values,
    quietError,
    outcome: outcome.kind === 'conflict' && outcome.version !== stored.version ? RELOADED : outcome,
    isSaving: isLoading,
    isChanged: hasEdits(stored, edits),
    setChannel: (type: MessageType, channel: MessageChannel, isOn: boolean) =>
      change({ ...edits, channels: { ...edits.channels, [`${type}.${channel}`]: isOn } }),
    setQuietHours: (quietHours: QuietHours | null) => change({ ...edits, quietHours }),
    reset: () => change(NO_EDITS),
    async save(): Promise<void> {
      if (quietError) return;
      const { data, error } = await save(values);
      if (data) {
        setEdits(NO_EDITS);
        setOutcome({ kind: 'done', msg: '已保存' });
        return;
      }
      const { code, msg, message } = error as ApiError;
      setOutcome(
        code === '409' ? { kind: 'conflict', msg, version: stored.version } : { kind: 'refused', msg: msg || message },
      );
    },
  };
}

/** State of the preference's form. */
export type PreferenceForm = ReturnType<typeof usePreferenceForm>;
