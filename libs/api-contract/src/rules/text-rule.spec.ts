import { findTextError, optionalLine, optionalProse, requiredLine, requiredProse, type TextRule } from './text-rule';

it.each<[TextRule, Readonly<Record<string, string>>]>([
  [requiredLine('姓名', 2), { '': '请输入姓名', 一: '', 一二三: '姓名不能超过2个字符' }],
  [requiredLine('姓名', 2, '请填写'), { '': '请填写' }],
  [optionalLine('公司', 2), { '': '', 一二三: '公司不能超过2个字符' }],
  [requiredProse('说明', [2, 3], '至少2个字'), { 一: '至少2个字', 一二: '', 一二三四: '说明不能超过3个字' }],
  [optionalProse('备注', 2), { '': '', 一二三: '备注不能超过2个字' }],
])('%o', (rule, messages) => {
  for (const [text, message] of Object.entries(messages)) expect(findTextError(rule, text)).toBe(message);
});
