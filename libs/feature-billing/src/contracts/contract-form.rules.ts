import {
  CONTRACT_RULES as RULES,
  CONTRACT_KINDS,
  CONTRACT_LIMITS,
  type ContractDetail,
  type ContractTemplate,
  SIGN_MODES,
  SIGNER_ROLES,
  type SignerRole,
} from '@portal/api-contract/account';
import { defineForm, field, type FieldDefinition, type FormRequest, type FormValues } from '@portal/ui-forms';

/** Numbers of orders; which there are is known only later. */
const orderNos: FieldDefinition<readonly string[], string[]> = {
  ...{ initial: [], isKept: true, control: {} },
  findError: () => '',
  toSent: (value) => [...value],
  isValue: (kept): kept is readonly string[] => Array.isArray(kept) && kept.every((entry) => typeof entry === 'string'),
};

/** How a contract is signed, and by whom. */
export const signingFields = {
  signMode: field.oneOf({ label: '签署方式', options: SIGN_MODES, initial: 'electronic' }),
  signerRole: {
    ...field.oneOf({ label: '签署人身份', options: SIGNER_ROLES, initial: '1' }),
    toSent: (value: string) => Number(value) as SignerRole,
  },
  signerName: field.line({ label: '签署人姓名', rule: RULES.signer, autoComplete: 'off' }),
  mandate: field.files({
    label: '授权书',
    hint: '加盖公章的授权书，JPG、PNG、BMP 或 PDF，不超过 10 MB',
    accept: '.jpg,.png,.bmp,.pdf',
    max: 1,
    isKept: false,
  }),
};

/** A representative shows a mandate. */
export function findMandateError(files: readonly unknown[], { signerRole }: { readonly signerRole: string }): string {
  return signerRole === '2' && files.length === 0 ? '请上传授权书' : '';
}

/** What a contract is made from. */
export const contractForm = defineForm(
  {
    kind: field.oneOf({
      ...{ label: '合同类型', options: CONTRACT_KINDS, initial: 'order' },
      choices: [
        { value: 'intent', label: CONTRACT_KINDS.intent, text: '没有法律效力，便于内部确认，之后可转为正式' },
        { value: 'order', label: CONTRACT_KINDS.order, text: '约定所选订单的服务、价款与交付' },
        { value: 'framework', label: CONTRACT_KINDS.framework, text: '约定一年内各订单的共同条款' },
      ],
    }),
    templateId: field.optionalChoice({ label: '合同模板', options: [] as string[], isWide: true }),
    orderNos,
    ...signingFields,
    contactName: field.line({ label: '联系人', rule: RULES.contact, autoComplete: 'name' }),
    deliveryAddress: field.line({
      ...{ label: '联系地址', rule: RULES.address, autoComplete: 'street-address', isWide: true },
      hint: '写入合同，纸质合同寄到这里',
    }),
    specialTerms: field.prose({
      ...{ label: '特别约定', rule: RULES.specialTerms, rows: 4 },
      hint: '选填。有特别约定的合同由法务审核后才能签署',
    }),
  },
  {
    orderNos: (chosen, { kind }) => {
      if (kind === 'framework') return '';
      if (chosen.length === 0) return '请选择订单';
      return chosen.length > CONTRACT_LIMITS.orders ? `最多选择${CONTRACT_LIMITS.orders}个订单` : '';
    },
    mandate: findMandateError,
  },
);

type Fields = (typeof contractForm)['fields'];

/** What stands in the form. */
export type ContractValues = FormValues<Fields>;

/** Templates of the kind that is chosen. */
export function findTemplates(templates: readonly ContractTemplate[], kind: string): readonly ContractTemplate[] {
  return templates.filter((template) => template.kind === kind);
}

/** The template that is chosen, or the first of its kind. */
export function findTemplate(
  templates: readonly ContractTemplate[],
  { kind, templateId }: Pick<ContractValues, 'kind' | 'templateId'>,
): ContractTemplate | undefined {
  const fitting = findTemplates(templates, kind);
  return fitting.find(({ id }) => id === templateId) ?? fitting[0];
}

/** The form as a contract is stored; a new one begins with the orders that the URL names. */
export function toContractStart(
  contract: ContractDetail | undefined,
  named: readonly string[],
  isCopy: boolean,
): Partial<ContractValues> {
  if (contract === undefined) return { orderNos: named };
  const { kind, templateId, orderNos: chosen, signMode, signerRole, mandate, ...rest } = contract;
  const { signerName, contactName, deliveryAddress, specialTerms } = rest;
  return {
    ...{ kind, templateId, orderNos: chosen, signMode, signerName, contactName, deliveryAddress, specialTerms },
    signerRole: `${signerRole}`,
    // A file belongs to one contract.
    mandate: mandate && !isCopy ? [mandate] : [],
  } as Partial<ContractValues>;
}

/** What is sent of the form; `template` is the one that is shown. */
export function toContractBody(request: FormRequest<Fields>, template: ContractTemplate | undefined) {
  const { kind, signMode, signerRole, signerName, contactName, deliveryAddress, specialTerms } = request;
  const [mandateFileId] = request.mandate;
  return {
    ...{ kind, signMode, signerRole, signerName, contactName, deliveryAddress, specialTerms },
    orderNos: kind === 'framework' ? [] : request.orderNos,
    templateId: template?.id ?? '',
    templateVersion: template?.version ?? '',
    ...(signerRole === 2 && mandateFileId !== undefined && { mandateFileId }),
  };
}
