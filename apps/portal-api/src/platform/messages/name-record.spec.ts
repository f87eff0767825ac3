import { nameRecord } from './name-record';

it.each([
  ['工单已受理', '采集中断', '工单已受理：采集中断'],
  ['注销申请已提交', '', '注销申请已提交'],
  ['工单已受理', '断'.repeat(31), `工单已受理：${'断'.repeat(30)}…`],
])('%s of %s is called %s', (notice, title, name) => expect(nameRecord(notice, title)).toBe(name));
