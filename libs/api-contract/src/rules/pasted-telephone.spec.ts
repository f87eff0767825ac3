import { takeTelephone } from './pasted-telephone';

it.each([
  ['张三 13800138000 杭州', '13800138000', '张三  ☎  杭州'],
  ['电话：＋８６ １３８-００１３-８０００', '13800138000', '电话: ☎ '],
  ['13800138000 13911112222', '13800138000', ' ☎  13911112222'],
  ['15400000000', '', '15400000000'],
  ['订单 2138001380001', '', '订单 2138001380001'],
  ['文三路90号', '', '文三路90号'],
])('takes the number out of %j', (pasted, telephone, rest) =>
  expect(takeTelephone(pasted)).toEqual({ telephone, rest }),
);
