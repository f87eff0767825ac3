import type { FormValues } from '@portal/ui-forms';
import {
  createEnterpriseRules,
  type EnterpriseFields,
  enterpriseForm,
  findCodeWarning,
  toEnterpriseBody,
  toEnterpriseStart,
} from './enterprise-form.rules';
import type { EnterpriseTask } from './enterprise-task';

const WRONG_CHECK = '91990000MA0000010X';
const STORED = { id: 'f-1', name: '执照.jpg', size: 1, type: 'jpg' };
const current = { name: '澄湖乳业（江苏）有限公司', number: '91990000MA00000109' };

type Values = FormValues<EnterpriseFields>;

const initial = Object.fromEntries(
  Object.entries(enterpriseForm.fields).map(([name, { initial: value }]) => [name, value]),
) as unknown as Values;

/** What is wrong with a field of a form that is otherwise empty. */
function find<Name extends keyof Values>(task: EnterpriseTask, name: Name, value: Values[Name], more = {}): string {
  return createEnterpriseRules(task)[name]?.(value, { ...initial, ...more }) ?? '';
}

describe('the form of an enterprise', () => {
  it.each([
    [3, ''],
    [4, ''],
    [5, '请上传营业执照'],
  ] as const)('by method %i says of a missing licence: %s', (method, msg) => {
    expect(find({ type: 2, method }, 'licenceFileId', [])).toBe(msg);
  });

  it.each([
    [3, '统一社会信用代码校验位或登记类别不符，请核对；确认无误请使用证照审核'],
    [5, ''],
  ] as const)('by method %i says of a code whose check is wrong: %s', (method, msg) => {
    expect(find({ type: 2, method }, 'creditCode', WRONG_CHECK)).toBe(msg);
    expect(findCodeWarning(WRONG_CHECK)).not.toBe('');
  });

  it.each([
    ['', false, '请选择证照有效期，长期有效请勾选'],
    ['2020-01-01', false, '证件已过期，请先更新证件'],
    ['2099-12-31', false, ''],
    ['', true, ''],
  ])('says of %j as the last day, for good %s: %s', (validUntil, isLongTerm, msg) => {
    expect(find({ type: 2, method: 3 }, 'validUntil', validUntil, { isLongTerm })).toBe(msg);
  });

  it('asks for the legal representative where the consent is theirs', () => {
    expect(find({ type: 2, method: 4 }, 'legalPersonTelephone', '')).toBe('请输入法定代表人手机号');
    expect(find({ type: 2, method: 4 }, 'legalPersonIdNumber', '110000199903070010')).not.toBe('');
    expect(find({ type: 2, method: 3 }, 'legalPersonTelephone', '')).toBe('');
    expect(find({ type: 2, method: 3 }, 'legalPersonIdNumber', '')).toBe('');
  });

  it.each([
    [2, '1', 'frontFileId', '请上传法定代表人证件的人像面'],
    [2, '2', 'frontFileId', '请上传经办人证件的人像面'],
    [2, '1', 'mandateFileId', ''],
    [2, '2', 'mandateFileId', '请上传加盖公章的授权书'],
    [4, '1', 'letterFileId', '请上传变更通知书'],
    [4, '2', 'mandateFileId', '请上传加盖公章的授权书'],
    [5, '2', 'letterFileId', '请上传双方确认函'],
    [6, '2', 'letterFileId', ''],
  ] as const)('of type %i, handled by role %s, says of a missing %s: %s', (type, signerRole, name, msg) => {
    expect(find({ type, method: 5 }, name, [], { signerRole })).toBe(msg);
    expect(find({ type, method: 5 }, name, [STORED], { signerRole })).toBe('');
    expect(find({ type, method: 3 }, name, [], { signerRole })).toBe('');
  });

  it('is a change only where something changes', () => {
    expect(find({ type: 4, method: 3, current }, 'companyName', ` ${current.name} `)).toBe('与当前名称一致，无需变更');
    expect(find({ type: 4, method: 3, current }, 'companyName', '澄湖食品科技（江苏）有限公司')).toBe('');
    expect(find({ type: 5, method: 3, current }, 'creditCode', current.number)).toBe(
      '与当前主体一致，请使用名称变更或信息变更',
    );
  });

  it('begins with what a change leaves as it is', () => {
    expect(toEnterpriseStart({ type: 4, method: 3, current })).toEqual({ creditCode: current.number });
    expect(toEnterpriseStart({ type: 6, method: 4, current })).toEqual({
      creditCode: current.number,
      companyName: current.name,
    });
    expect(toEnterpriseStart({ type: 5, method: 3, current })).toEqual({});
  });

  it('is sent without a last day where the licence is valid for good', () => {
    const pictures = { licenceFileId: undefined, frontFileId: undefined };
    const papers = { mandateFileId: undefined, letterFileId: undefined };
    const request = { ...initial, signerRole: 1, ...pictures, ...papers } as const;
    expect(toEnterpriseBody({ ...request, isLongTerm: true, validUntil: '2030-01-01' }, 3)).toMatchObject({
      type: 3,
      validUntil: null,
    });
    expect(toEnterpriseBody({ ...request, validUntil: '2030-01-01' }, 2)).toMatchObject({ validUntil: '2030-01-01' });
  });
});
