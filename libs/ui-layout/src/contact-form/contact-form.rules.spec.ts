import { contactRequestSchema } from '@portal/api-contract';
import { EMPTY_CONTACT, findContactError, normalizeText } from './contact-form.rules';

const values = { userName: '张工', companyName: '远岭重工', telephone: '13800138000', consent: true };

describe('contact form rules', () => {
  it.each([
    ['userName', '', '请输入联系人'],
    ['userName', '   ', '请输入联系人'],
    ['userName', '一二三四五六七八九十', ''],
    ['userName', '一二三四五六七八九十一', '联系人不能超过10个字符'],
    ['companyName', '', '请输入公司名称'],
    ['companyName', '字'.repeat(15), ''],
    ['companyName', '字'.repeat(16), '公司名称不能超过15个字符'],
    ['telephone', '', '请输入联系电话'],
    ['telephone', '1380013', '请输入11位手机号码'],
    ['telephone', '138001380001', '请输入11位手机号码'],
    ['telephone', '1380013800a', '请输入11位手机号码'],
    ['telephone', '12345678901', '请输入正确的手机号码'],
    ['telephone', '15400000000', '请输入正确的手机号码'],
    ['telephone', '19200000000', ''],
    ['telephone', '１３８００１３８０００', ''],
    ['consent', false, '请先阅读并同意隐私政策'],
  ] as const)('%s "%s": %s', (field, value, message) => {
    expect(findContactError(field, { ...values, [field]: value })).toBe(message);
  });

  it.each(['userName', 'companyName'] as const)('refuse an empty %s with the words of the server', (field) => {
    const issue = contactRequestSchema.safeParse({ ...values, [field]: '' }).error?.issues[0];
    expect(findContactError(field, EMPTY_CONTACT)).toBe(issue?.message);
  });

  it('turn full-width characters into plain ones', () => expect(normalizeText('　ＡＢ１２　')).toBe('AB12'));
});
