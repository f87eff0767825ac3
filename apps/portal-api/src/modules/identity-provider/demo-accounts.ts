import { randomUUID } from 'node:crypto';
import type { AccountsRepository } from './accounts.repository';
import type { PasswordHasher } from './password-hasher';

/** Account of the demonstration. */
export interface DemoAccount {
  readonly userName: string;
  /** What it shows. */
  readonly label: string;
  readonly nickname: string;
  readonly menuPermissions: readonly string[];
}

/** Password of every demo account. */
export const DEMO_PASSWORD = 'Portal@2026';

export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  { userName: 'demo-personal', label: '个人用户', nickname: '林予安', menuPermissions: [] },
  {
    userName: 'demo-enterprise',
    label: '企业用户，含模型服务权限',
    nickname: '澄湖乳业',
    menuPermissions: ['maas:home'],
  },
  { userName: 'demo-new', label: '新注册用户', nickname: '', menuPermissions: [] },
  { userName: 'demo-verified', label: '已完成个人认证', nickname: '周启航', menuPermissions: [] },
  { userName: 'demo-review', label: '企业认证审核中', nickname: '远山精密', menuPermissions: [] },
  { userName: 'demo-remit', label: '待验证打款金额（0.37元）', nickname: '启衡科技', menuPermissions: [] },
  { userName: 'demo-rejected', label: '企业认证未通过', nickname: '远山制造', menuPermissions: [] },
  { userName: 'demo-expiring', label: '企业证照即将到期', nickname: '远山制造', menuPermissions: [] },
  {
    userName: 'demo-operator',
    label: '运营人员，可见运营平台入口',
    nickname: '平台运营',
    menuPermissions: ['maas:home'],
  },
  { userName: 'demo-moderator', label: '社区版主，复核申诉', nickname: '社区版主', menuPermissions: [] },
];

/** Demo account of a name. */
export function findDemoAccount(userName: string): DemoAccount | undefined {
  return DEMO_ACCOUNTS.find((account) => account.userName === userName);
}

/** Makes sure that the accounts of the demonstration exist. */
export async function seedDemoAccounts(accounts: AccountsRepository, passwords: PasswordHasher): Promise<void> {
  if ((await accounts.countDemoAccounts()) >= DEMO_ACCOUNTS.length) return;
  const rows = DEMO_ACCOUNTS.map(({ userName }) => ({ id: randomUUID(), userName }));
  await accounts.addDemoAccounts(rows, await passwords.hash(DEMO_PASSWORD));
}
