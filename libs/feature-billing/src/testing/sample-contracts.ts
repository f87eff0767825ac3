import type { ContractBrief, ContractDetail, ShownContractText } from '@portal/api-contract/account';

const ID = 'CT20261126ABCDEF';

/** Hash of the text of these contracts. */
export const TEXT_HASH = 'a'.repeat(64);

/** A contract in a list. */
export function buildContract(values: Partial<ContractBrief> = {}): ContractBrief {
  return {
    ...{ id: ID, title: '工业互联网平台服务合同', kind: 'order', type: 2, status: 30, amount: 201_960 },
    ...{ orderNos: ['OD20261121ABCDEF'], partyName: '澄湖乳业（江苏）有限公司', signMode: 'electronic' },
    ...{ isApproved: true, dueAt: '2026-12-11T10:00:00+08:00', createdAt: '2026-11-26T10:00:00+08:00', version: 3 },
    ...values,
  };
}

/** A contract with everything its owner may see. */
export function buildContractDetail(values: Partial<ContractDetail> = {}): ContractDetail {
  return {
    ...buildContract(),
    ...{ templateId: 'service-contract', templateVersion: '1.0', signerRole: 1, signerName: '周启航' },
    ...{
      contactName: '王敏',
      deliveryAddress: '示例省示例市示例路 8 号',
      specialTerms: '',
      mandate: null,
      paper: null,
    },
    parties: [
      {
        ...{ side: 'customer', name: '澄湖乳业（江苏）有限公司', number: '91990000MA00000109', signer: '周启航' },
        signedAt: null,
      },
      { side: 'provider', name: '启衡科技有限公司（演示）', number: '91990000MA000000XX', signer: '', signedAt: null },
    ],
    orders: [{ orderNo: 'OD20261121ABCDEF', title: '设备接入服务 标准版', status: 20, payable: 201_960 }],
    ...{
      textHash: TEXT_HASH,
      fileHash: '',
      telephone: '138****0001',
      isDemo: true,
      reason: '',
      urgedAt: null,
      rescission: null,
    },
    log: [
      {
        ...{ from: null, to: 10, act: 'save', actorRole: 'user', actorName: '林予安', reason: '', files: [] },
        at: '2026-11-26T10:00:00+08:00',
      },
    ],
    actions: ['withdraw', 'sign', 'refuse', 'extend', 'download'],
    ...values,
  };
}

/** The text of a contract. */
export function buildContractText(values: Partial<ShownContractText> = {}): ShownContractText {
  const line = (text: string, isBold = false) => [{ text, isBold }];
  return {
    ...{ title: '工业互联网平台服务合同', mark: '未生效', textHash: TEXT_HASH },
    blocks: [
      { kind: 'heading', level: 1, line: line('工业互联网平台服务合同') },
      { kind: 'heading', level: 2, line: line('第一条 服务内容') },
      { kind: 'paragraph', line: [...line('含税总价为人民币 '), ...line('2,019.60', true)] },
      { kind: 'item', label: '1.', depth: 1, line: line('甲方向乙方订购下列服务') },
      { kind: 'table', rows: [[line('订单编号')], [line('OD20261121ABCDEF')]] },
      { kind: 'rule' },
      { kind: 'heading', level: 3, line: line('签署') },
    ],
    ...values,
  };
}
