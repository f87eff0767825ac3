import { CONSULT_TOPICS, CONTACT_FORM_PATHS, CONTACT_LIMITS } from '@portal/api-contract';
import { escapeXml } from '../../platform/escape-xml';
import type { HttpError } from '../../platform/http/http-error';
import type { PlainPage } from '../../platform/http/plain-page';

/** The two forms that visitors send. */
export type ContactFormKind = keyof typeof CONTACT_FORM_PATHS;

/** What was typed, as a form without code sends it. */
export type TypedFields = Readonly<Record<string, string | undefined>>;

/** A form as its page shows it. */
export interface ShownForm {
  readonly kind: ContactFormKind;
  readonly typed: TypedFields;
  /** Where the visitor came from. */
  readonly from: string;
  /** Why it was not taken. */
  readonly error?: HttpError | undefined;
  /** Asked in place of the slider, which needs code. */
  readonly challenge?: { readonly capcode: string; readonly question: string } | undefined;
}

const TITLES: Readonly<Record<ContactFormKind, string>> = { contact: '给我们留言', consult: '项目咨询' };

const RECEIPTS: Readonly<Record<ContactFormKind, string>> = {
  contact: '留言已登记，联系您时使用您留下的电话。',
  consult: '咨询已登记，联系您时使用您留下的电话。',
};

const LINE_LENGTH = CONTACT_LIMITS.telephoneInput;

/** Says that a form has arrived. */
export function renderReceipt(kind: ContactFormKind, from: string): PlainPage {
  const content = `<p role="status">${RECEIPTS[kind]}</p>\n${linkBack(from)}`;
  return { title: '提交成功', content };
}

/** Says why there is no form. */
export function renderError({ msg }: HttpError, from: string): PlainPage {
  return { title: '未能提交', content: `<p class="error" role="alert">${escapeXml(msg)}</p>\n${linkBack(from)}` };
}

/** A form with what was typed and what is wrong with it. */
export function renderForm({ kind, typed, from, error, challenge }: ShownForm): PlainPage {
  const fieldErrors = error?.data?.fieldErrors ?? [];
  const shown = new Set<string>();

  function field(name: string, label: string, control: (attributes: string) => string): string {
    const msg = fieldErrors.find((each) => each.field === name)?.msg;
    shown.add(name);
    const state = msg ? ` aria-invalid="true" aria-describedby="${name}-error"` : '';
    const message = msg ? `<p class="error" id="${name}-error">${escapeXml(msg)}</p>` : '';
    return `<div class="field"><label for="${name}">${escapeXml(label)}</label>${control(`id="${name}" name="${name}"${state}`)}${message}</div>`;
  }

  const value = (name: string) => escapeXml(typed[name] ?? '');
  const line = (name: string, label: string, own: string) =>
    field(name, label, (given) => `<input ${given} ${own} value="${value(name)}">`);
  const prose = (name: string, label: string) =>
    field(name, label, (given) => `<textarea ${given} rows="5">\n${value(name)}</textarea>`);

  const fields = [
    line('userName', '联系人', `autocomplete="name" maxlength="${LINE_LENGTH}"`),
    line('companyName', '公司名称', `autocomplete="organization" maxlength="${CONTACT_LIMITS.consultCompany}"`),
    line('telephone', '联系电话', `type="tel" autocomplete="tel" maxlength="${LINE_LENGTH}"`),
    ...(kind === 'consult' ? [field('topic', '咨询类型', (given) => renderTopics(given, typed['topic']))] : []),
    ...(kind === 'consult' ? [prose('content', '需求描述')] : []),
    // The footer's form has no such field, that of the page has.
    ...(kind === 'contact' && typed['content'] !== undefined ? [prose('content', '留言')] : []),
    ...(challenge ? [field('captchaTicket', challenge.question, renderSolution(challenge.capcode))] : []),
    renderConsent(typed['consent'] !== undefined, fieldErrors.find((each) => each.field === 'consent')?.msg),
  ];
  const isOnField = fieldErrors.some((each) => shown.has(each.field) || each.field === 'consent');
  const alert = error
    ? `<p class="error" role="alert">${isOnField ? '请检查填写的内容' : escapeXml(error.msg)}</p>`
    : '';
  return {
    title: TITLES[kind],
    content: `${alert}
<form method="post" action="${CONTACT_FORM_PATHS[kind]}">
<input type="hidden" name="from" value="${escapeXml(from)}">
${fields.join('\n')}
<button>提交</button>
</form>
${linkBack(from)}`,
  };
}

function renderTopics(attributes: string, chosen: string | undefined): string {
  const options = Object.entries(CONSULT_TOPICS).map(
    ([key, label]) => `<option value="${key}"${key === chosen ? ' selected' : ''}>${label}</option>`,
  );
  return `<select ${attributes}><option value="">请选择</option>${options.join('')}</select>`;
}

/** The answer has the name of the field that the messages of the contract are about. */
function renderSolution(capcode: string): (attributes: string) => string {
  return (attributes) =>
    `<input type="hidden" name="capcode" value="${escapeXml(capcode)}"><input ${attributes} inputmode="numeric" autocomplete="off" maxlength="20">`;
}

function renderConsent(isGiven: boolean, msg: string | undefined): string {
  const state = msg ? ' aria-invalid="true" aria-describedby="consent-error"' : '';
  const message = msg ? `<p class="error" id="consent-error">${escapeXml(msg)}</p>` : '';
  return `<div class="check"><label><input type="checkbox" name="consent"${isGiven ? ' checked' : ''}${state}> 我已阅读并同意</label><a href="/content/privacy-policy">《隐私政策》</a>${message}</div>`;
}

function linkBack(from: string): string {
  return `<p><a href="${escapeXml(from)}">返回原页面</a></p>`;
}
