import type { UserProfile } from '@portal/api-contract';
import type { ApiError } from '@portal/data-access-api';
import { useFormDraft, useUpdateUserProfileMutation } from '@portal/data-access-api/session';
import { useState } from 'react';
import {
  findProfileError,
  PROFILE_FIELDS,
  type ProfileField,
  type ProfileValues,
  toProfileUpdate,
  toProfileValues,
} from './profile-form.rules';

type ProfileErrors = Readonly<Partial<Record<ProfileField, string>>>;

/** What became of the last attempt to save. */
export type SaveOutcome =
  | { readonly kind: 'none' }
  | { readonly kind: 'saved' }
  /** Somebody else, or another tab, has changed the profile meanwhile. */
  | { readonly kind: 'conflict'; readonly msg: string }
  | { readonly kind: 'refused'; readonly msg: string };

/** State of the profile's form: what is typed survives the end of the session until it is saved. */
export function useProfileForm(profile: UserProfile) {
  const { draft, saveDraft, clearDraft } = useFormDraft<ProfileValues>('profile', profile.account);
  const [values, setValues] = useState<ProfileValues>({ ...toProfileValues(profile), ...draft });
  const [isRestored, setIsRestored] = useState(draft !== null);
  const [errors, setErrors] = useState<ProfileErrors>({});
  const [outcome, setOutcome] = useState<SaveOutcome>({ kind: 'none' });
  const [updateProfile, { isLoading }] = useUpdateUserProfileMutation();

  const check = (field: ProfileField, typed: ProfileValues) =>
    setErrors((known) => ({ ...known, [field]: findProfileError(field, typed) }));

  return {
    values,
    errors,
    outcome,
    isRestored,
    isSaving: isLoading,
    change(field: ProfileField, text: string) {
      const typed = { ...values, [field]: text };
      setValues(typed);
      saveDraft(typed);
      setOutcome({ kind: 'none' });
      if (errors[field]) check(field, typed);
    },
    leave: (field: ProfileField) => check(field, values),
    /** Back to what is stored. */
    reset() {
      clearDraft();
      setValues(toProfileValues(profile));
      setErrors({});
      setIsRestored(false);
      setOutcome({ kind: 'none' });
    },
    /** Saves; gives the first field that is wrong, if any. */
    async save(): Promise<ProfileField | undefined> {
      const found = Object.fromEntries(PROFILE_FIELDS.map(({ name }) => [name, findProfileError(name, values)]));
      const firstBad = PROFILE_FIELDS.find(({ name }) => found[name]);
      setErrors(found);
      if (firstBad) return firstBad.name;

      const { error } = await updateProfile(toProfileUpdate(values, profile.version));
      if (!error) {
        clearDraft();
        setIsRestored(false);
        setOutcome({ kind: 'saved' });
        return undefined;
      }
      const { code, msg, message, fieldErrors } = error as ApiError;
      setErrors(Object.fromEntries(fieldErrors.map(({ field, msg: reason }) => [field, reason])));
      setOutcome({ kind: code === '409' ? 'conflict' : 'refused', msg: msg || message });
      return fieldErrors[0]?.field as ProfileField | undefined;
    },
  };
}
