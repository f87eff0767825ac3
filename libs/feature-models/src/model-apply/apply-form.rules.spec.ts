import { FILE_UNITS, modelRequestSchema } from '@portal/api-contract';
import { APPLY_RULES, type ApplyValues } from './apply-form.rules';
import { FILE_ACCEPT } from './apply-options';

const VALUES: ApplyValues = {
  purpose: '试用',
  scene: '灌装线效率损失分解与改善',
  companyName: '澄湖乳业',
  industry: '食品饮料',
  companySize: '',
  contactName: '林予安',
  telephone: '13800138000',
  email: '',
  startsOn: '',
  fileIds: [],
  consent: true,
  captchaTicket: 't',
};

function check<Name extends keyof ApplyValues>(name: Name, value: ApplyValues[Name]): string {
  return APPLY_RULES[name]?.(value, VALUES) ?? '';
}

function checkByContract(name: keyof ApplyValues, value: unknown): string {
  const body = { modelId: 'oee', ...VALUES, fileIds: [], [name]: value };
  return modelRequestSchema.safeParse(body).error?.issues[0]?.message ?? '';
}

const CASES: readonly (readonly [keyof ApplyValues, string | boolean])[] = [
  ['purpose', '试用'],
  ['purpose', ''],
  ['scene', '太短'],
  ['scene', '字'.repeat(10)],
  ['scene', '字'.repeat(500)],
  ['scene', '字'.repeat(501)],
  ['companyName', ''],
  ['companyName', '   '],
  ['companyName', '字'.repeat(51)],
  ['industry', ''],
  ['contactName', ''],
  ['contactName', '字'.repeat(21)],
  ['telephone', ''],
  ['email', ''],
  ['email', 'lin@example.com'],
  ['email', 'lin'],
  ['startsOn', ''],
  ['startsOn', '2026-12-01'],
  ['startsOn', '2026-02-31'],
  ['startsOn', '2026-2-1'],
  ['consent', false],
  ['captchaTicket', ''],
];

describe('APPLY_RULES', () => {
  it.each(CASES)('judge %s "%s" in the words of the contract', (name, value) => {
    expect(check(name, value as never)).toBe(checkByContract(name, value));
  });

  it('take a few files', () => {
    const file = { id: 'f', name: 'a.pdf', size: 1, type: 'application/pdf' };
    expect(check('fileIds', [file, file, file])).toBe('');
    expect(check('fileIds', [file, file, file, file])).toBe(checkByContract('fileIds', ['a', 'b', 'c', 'd']));
  });

  it('refuse numbers that are none', () => expect(check('telephone', '12345678901')).toBe('请输入正确的手机号码'));
});

it('offers the types of files that are taken', () =>
  expect(FILE_ACCEPT.replaceAll('.', '').split(',')).toEqual(expect.arrayContaining([...FILE_UNITS.attachment])));
