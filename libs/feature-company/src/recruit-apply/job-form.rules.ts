import { APPLICATION_LIMITS, type JobRequest, type StoredFile, type UserProfile } from '@portal/api-contract';
import {
  checkConsent,
  checkEmail,
  checkMobile,
  type FormRules,
  normalizeText,
  requireLength,
  requireText,
  toMobile,
} from '@portal/ui-content/form';

/** What stands in the form. */
export interface JobValues {
  readonly name: string;
  readonly telephone: string;
  readonly email: string;
  /** The résumé; named as the call names it, so that what the server says finds its field. */
  readonly resumeFileId: readonly StoredFile[];
  readonly note: string;
  readonly consent: boolean;
}

/** What is kept while the form is not sent: a consent is given anew. */
export type JobDraft = Omit<JobValues, 'consent'>;

/** Rules of the form; the contract's own, compared by a test. */
export const JOB_RULES: FormRules<JobValues> = {
  name: requireText('请输入姓名', '姓名', APPLICATION_LIMITS.name),
  telephone: checkMobile,
  email: checkEmail(true),
  resumeFileId: (files) => (files.length > 0 ? '' : '请上传简历'),
  note: requireLength(0, APPLICATION_LIMITS.note, '', '补充说明不能超过500个字'),
  consent: checkConsent,
};

/** Values the form starts with: what was typed before, else what the profile knows. */
export function toJobValues(profile: UserProfile | undefined, draft: JobDraft | null): JobValues {
  return {
    name: profile?.nickname ?? '',
    telephone: '',
    email: '',
    resumeFileId: [],
    note: '',
    ...draft,
    consent: false,
  };
}

/** What of the form is kept. */
export function toJobDraft({ name, telephone, email, resumeFileId, note }: JobValues): JobDraft {
  return { name, telephone, email, resumeFileId, note };
}

/** What is sent of a form that keeps the rules. */
export function toJobRequest(jobId: string, values: JobValues): JobRequest {
  return {
    jobId,
    name: normalizeText(values.name),
    telephone: toMobile(values.telephone),
    email: normalizeText(values.email),
    resumeFileId: values.resumeFileId[0]?.id ?? '',
    note: normalizeText(values.note),
    consent: true,
  };
}
