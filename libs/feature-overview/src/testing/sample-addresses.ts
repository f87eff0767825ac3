import type { Address, InvoiceTitleDetail, Region } from '@portal/api-contract/account';

/** An address of a user. */
export function buildAddress(values: Partial<Address> = {}): Address {
  return {
    ...{ id: 'a1', name: '王小明', telephone: '138****8000', regionCode: '330106', detail: '文三路90号东部软件园' },
    regionNames: ['浙江省', '杭州市', '西湖区'],
    ...{ postcode: '310012', tag: '公司', isDefault: true, version: 1 },
    ...values,
  };
}

/** Regions; the stub has one list for every level. */
export const REGIONS: Region[] = [
  { code: '330000', name: '浙江省', hasChildren: true },
  { code: '330100', name: '杭州市', hasChildren: true },
  { code: '330106', name: '西湖区', hasChildren: false },
];

/** An invoice title of a user. */
export function buildTitle(values: Partial<InvoiceTitleDetail> = {}): InvoiceTitleDetail {
  return {
    ...{ id: 't1', titleNo: 'IT20261121ABC234', kind: 'company', name: '启衡科技（上海）有限公司' },
    ...{ taxNumber: '91990000MA000004X6', isOldNumber: false, taxpayerType: 'general' },
    ...{ registeredAddress: '上海市浦东新区张江路1000号', telephone: '**** 4567' },
    ...{ bankName: '中国银行上海张江支行', bankAccount: '**** 5678', warning: '', status: 2, reason: '' },
    ...{ isDefault: true, version: 3, files: [] },
    createdAt: '2026-11-20T10:00:00+08:00',
    updatedAt: '2026-11-20T10:01:00+08:00',
    log: [
      {
        ...{ from: null, to: 1, act: 'submit', actorRole: 'user', actorName: '', reason: '', files: [] },
        at: '2026-11-20T10:00:00+08:00',
      },
      {
        ...{ from: 1, to: 2, act: 'approve', actorRole: 'finance', actorName: '', reason: '', files: [] },
        at: '2026-11-20T10:01:00+08:00',
      },
    ],
    ...values,
  };
}
