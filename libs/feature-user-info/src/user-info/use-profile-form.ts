import type { UserProfile } from '@portal/api-contract';
import type { ApiError } from '@portal/data-access-api';
import { useFormDraft, useUpdateUserProfileMutation } from '@portal/data-access-api/session';
import { useState } from 'react';
import {
  findProfileError,
  PROFILE_FIELDS,
  type ProfileEdits,
  type ProfileField,
  selectEdits,
  toProfileUpdate,
  toProfileValues,
} from './profile-form.rules';

type ProfileErrors = Readonly<Partial<Record<ProfileField, string>>>;

/** What became of the last attempt to save. */
export type SaveOutcome =
  | { readonly kind: 'none' }
  | { readonly kind: 'done'; readonly msg: string }
  /** Somebody else, or another tab, has changed the profile since this version. */
  | { readonly kind: 'conflict'; readonly msg: string; readonly version: number }
  | { readonly kind: 'refused'; readonly msg: string };

const NO_OUTCOME: SaveOutcome = { kind: 'none' };
const CONFLICT_MESSAGE = '资料已被修改，请刷新后重试';
const RELOADED: SaveOutcome = { kind: 'done', msg: '已载入最新资料，您修改的内容已保留' };

/**
 * State of the profile's form: what is typed survives the end of the session until it is saved. Only the fields that
 * were changed are kept, so a profile that was changed elsewhere loses nothing but those.
 */
export function useProfileForm(profile: UserProfile) {
  const { draft, saveDraft, clearDraft } = useFormDraft<ProfileEdits>('profile', profile.account);
  const [saved, setSaved] = useState(profile);
  // The answer of a save is newer than the profile on the page until that is fetched again.
  const newest = saved.version > profile.version ? saved : profile;
  const stored = toProfileValues(newest);
  const [edits, setEdits] = useState<ProfileEdits>(() => selectEdits(draft ?? {}, stored));
  const [isRestored, setIsRestored] = useState(Object.keys(edits).length > 0);
  const [errors, setErrors] = useState<ProfileErrors>({});
  const [outcome, setOutcome] = useState<SaveOutcome>(NO_OUTCOME);
  const [updateProfile, { isLoading }] = useUpdateUserProfileMutation();
  const values = { ...stored, ...edits };

  /** Nothing typed is left over: the form shows what is stored. */
  function forget(next: SaveOutcome) {
    clearDraft();
    setEdits({});
    setErrors({});
    setIsRestored(false);
    setOutcome(next);
  }

  return {
    values,
    errors,
    outcome: outcome.kind === 'conflict' && outcome.version !== newest.version ? RELOADED : outcome,
    isRestored,
    isSaving: isLoading,
    change(field: ProfileField, text: string) {
      const typed = { ...values, [field]: text };
      const changed = selectEdits(typed, stored);
      setEdits(changed);
      if (Object.keys(changed).length > 0) saveDraft(changed);
      else clearDraft();
      setOutcome(NO_OUTCOME);
      if (errors[field]) setErrors({ ...errors, [field]: findProfileError(field, typed) });
    },
    leave: (field: ProfileField) => setErrors((known) => ({ ...known, [field]: findProfileError(field, values) })),
    reset: () => forget(NO_OUTCOME),
    /** Saves; gives the first field that is wrong, if any. */
    async save(): Promise<ProfileField | undefined> {
      const found = Object.fromEntries(PROFILE_FIELDS.map(({ name }) => [name, findProfileError(name, values)]));
      setErrors(found);
      const firstBad = findFirst(found);
      if (firstBad) return firstBad;

      const { data, error } = await updateProfile(toProfileUpdate(values, newest.version));
      if (data) {
        setSaved(data);
        forget({ kind: 'done', msg: '已保存' });
        return undefined;
      }
      const { code, msg, message, fieldErrors } = error as ApiError;
      const refused = Object.fromEntries(fieldErrors.map(({ field, msg: reason }) => [field, reason]));
      setErrors(refused);
      setOutcome(
        code === '409'
          ? { kind: 'conflict', msg: msg || CONFLICT_MESSAGE, version: newest.version }
          : { kind: 'refused', msg: msg || message },
      );
      return findFirst(refused);
    },
  };
}

function findFirst(errors: ProfileErrors): ProfileField | undefined {
  return PROFILE_FIELDS.find(({ name }) => errors[name])?.name;
}
