import { INVOICE_TITLE_CHECKS, type CheckedTitleField, type InvoiceTitleFields } from './invoice-title-rules';
import { normalizePrintedName } from './text-rules';

const COMPANY: InvoiceTitleFields = {
  kind: 'company',
  name: '启衡科技（上海）有限公司',
  taxNumber: '91990000MA000004X6',
  isOldNumber: false,
  taxpayerType: 'general',
  registeredAddress: '上海市浦东新区张江路1000号',
  telephone: '021-61234567',
  bankName: '中国银行上海张江支行',
  bankAccount: '4558 0000 1234 5678',
};

const find = (field: CheckedTitleField, changes: Partial<InvoiceTitleFields>) =>
  INVOICE_TITLE_CHECKS[field]({ ...COMPANY, ...changes });

it('find nothing wrong with a complete title', () => {
  for (const check of Object.values(INVOICE_TITLE_CHECKS)) expect(check(COMPANY)).toBe('');
});

it.each<[CheckedTitleField, Partial<InvoiceTitleFields>, string]>([
  ['name', { name: '' }, '请输入发票抬头'],
  ['name', { name: '启衡' }, '名称应为4至100个字符'],
  ['name', { name: '长'.repeat(101) }, '名称应为4至100个字符'],
  ['name', { name: '启衡<b>科技' }, '名称只能包含汉字、字母、数字和（）()·&.-'],
  ['name', { kind: 'person', name: '张' }, '姓名应为2至30个字'],
  ['name', { kind: 'person', name: '张3' }, '请输入正确的姓名'],
  ['name', { kind: 'person', name: '·张三' }, '请输入正确的姓名'],
  ['taxNumber', { taxNumber: 'ABC-123' }, '税号只能包含数字和字母'],
  ['registeredAddress', { registeredAddress: '' }, '请输入注册地址'],
  ['registeredAddress', { registeredAddress: '上海' }, '注册地址应为5至100个字'],
  ['telephone', { telephone: '' }, '请输入注册电话'],
  ['telephone', { telephone: '61234567' }, '请输入正确的电话，如 021-61234567'],
  ['bankName', { bankName: '' }, '请输入开户行'],
  ['bankName', { bankName: '中行' }, '开户行应为4至60个字'],
  ['bankAccount', { bankAccount: '' }, '请输入银行账号'],
  ['bankAccount', { bankAccount: '1234567' }, '银行账号应为8至32位数字'],
  ['bankAccount', { bankAccount: '1'.repeat(33) }, '银行账号应为8至32位数字'],
  ['bankAccount', { bankAccount: '1234567a' }, '银行账号应为8至32位数字'],
])('say of the %s in %j: %s', (field, changes, msg) => expect(find(field, changes)).toBe(msg));

it('ask for an account of general taxpayers alone, and of persons for nothing but a name', () => {
  const none = { registeredAddress: '', telephone: '', bankName: '', bankAccount: '' };
  for (const check of Object.values(INVOICE_TITLE_CHECKS)) {
    expect(check({ ...COMPANY, ...none, taxpayerType: 'small' })).toBe('');
    expect(check({ ...COMPANY, ...none, kind: 'person', name: '古丽米热·艾比布力', taxNumber: '' })).toBe('');
  }
  expect(find('bankAccount', none)).toBe('请输入银行账号');
});

it.each([
  ['启衡科技（上海）有限公司', '启衡科技（上海）有限公司'],
  ['启衡科技(上海)有限公司', '启衡科技(上海)有限公司'],
  [' ＡＢＣ（１２） ', 'ABC（12）'],
  ['古丽米热.艾比布力', '古丽米热·艾比布力'],
  ['A.B', 'A.B'],
])('read the printed name %j as %j', (typed, name) => expect(normalizePrintedName(typed)).toBe(name));
