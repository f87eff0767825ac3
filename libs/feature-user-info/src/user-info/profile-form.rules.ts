import { PROFILE_LIMITS, type ProfileUpdate, type UserProfile } from '@portal/api-contract';

/** What the form holds. */
export interface ProfileValues {
  readonly nickname: string;
  readonly company: string;
  readonly industry: string;
  readonly bio: string;
}

/** A field of the form. */
export type ProfileField = keyof ProfileValues;

/** The fields whose text is not the stored one. */
export type ProfileEdits = Partial<ProfileValues>;

/** Fields in the order they stand in, with label and limit in characters. */
export const PROFILE_FIELDS: readonly {
  readonly name: ProfileField;
  readonly label: string;
  readonly limit: number;
}[] = [
  { name: 'nickname', label: '昵称', limit: PROFILE_LIMITS.nickname },
  { name: 'company', label: '公司', limit: PROFILE_LIMITS.company },
  { name: 'industry', label: '行业', limit: PROFILE_LIMITS.industry },
  { name: 'bio', label: '简介', limit: PROFILE_LIMITS.bio },
];

/** The form as the profile stands. */
export function toProfileValues({ nickname, company, industry, bio }: UserProfile): ProfileValues {
  return { nickname, company, industry, bio };
}

/** What was typed and is not stored yet. */
export function selectEdits(typed: ProfileEdits, stored: ProfileValues): ProfileEdits {
  const changed = PROFILE_FIELDS.filter(({ name }) => typeof typed[name] === 'string' && typed[name] !== stored[name]);
  return Object.fromEntries(changed.map(({ name }) => [name, typed[name]]));
}

/** The change as it is sent: full-width characters of names become plain ones, outer spaces go. */
export function toProfileUpdate(values: ProfileValues, version: number): ProfileUpdate {
  const normalize = (text: string) => text.normalize('NFKC').trim();
  return {
    nickname: normalize(values.nickname),
    company: normalize(values.company),
    industry: normalize(values.industry),
    bio: values.bio.trim(),
    version,
  };
}

/** What is wrong with a field, or an empty text. */
export function findProfileError(field: ProfileField, values: ProfileValues): string {
  const text = field === 'bio' ? values.bio.trim() : values[field].normalize('NFKC').trim();
  if (field === 'nickname' && !text) return '请输入昵称';
  const { label, limit } = PROFILE_FIELDS.find(({ name }) => name === field) ?? { label: '', limit: Infinity };
  if (text.length <= limit) return '';
  return field === 'bio' ? `${label}不能超过${limit}个字` : `${label}不能超过${limit}个字符`;
}
