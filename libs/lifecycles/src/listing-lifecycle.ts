import { defineLifecycle } from './define-lifecycle';

/**
 * 内容与模型的上架 (design: lifecycles, community content and model), for a kind of what people publish. A state joins
 * listing status, audit status and whether it was submitted: `listing * 100 + audit * 10 + submitted`. Pairs that are
 * illegal have no state. What is on the shelf stays there while a changed text waits: those steps leave the state as it is.
 */
export function defineListing(name: string, record: string) {
  return defineLifecycle({
    name,
    record,
    states: {
      100: { label: '草稿', tone: 'muted' },
      101: { label: '审核中', tone: 'waiting' },
      121: { label: '未通过', tone: 'failed' },
      211: { label: '已上架', tone: 'active' },
      311: { label: '已下架', tone: 'muted' },
      321: { label: '违规下架', tone: 'failed' },
    },
    transitions: [
      { action: 'save', label: '保存草稿', from: [null], to: 100, by: ['user'] },
      {
        action: 'submit',
        label: '提交审核',
        from: [100, 121],
        to: 101,
        by: ['user'],
        guards: ['isTested'],
        notice: '已提交审核',
      },
      { action: 'withdraw', label: '撤回', from: [101], to: 100, by: ['user'], notice: '已撤回' },
      {
        action: 'pass',
        label: '审核通过',
        from: [101],
        to: 211,
        by: ['reviewer', 'system'],
        guards: ['isTested'],
        notice: '已通过审核并上架',
      },
      {
        action: 'reject',
        label: '审核不通过',
        from: [101],
        to: 121,
        by: ['reviewer', 'system'],
        needsReason: true,
        notice: '未通过审核',
      },
      {
        action: 'appeal',
        label: '申诉',
        from: [121, 321],
        to: 101,
        by: ['user'],
        guards: ['appealedNever'],
        needsReason: true,
        notice: '已提交申诉',
      },
      {
        action: 'offShelf',
        label: '下架',
        from: [211],
        to: 311,
        by: ['user'],
        guards: ['isSettled'],
        notice: '已下架',
      },
      {
        action: 'takeDown',
        label: '违规下架',
        from: [211],
        to: 321,
        by: ['reviewer'],
        needsReason: true,
        notice: '因违规被下架',
      },
      {
        action: 'revise',
        label: '提交修改',
        from: [211],
        to: 211,
        by: ['user'],
        guards: ['isSettled', 'isChanged', 'isTested'],
        notice: '的修改已提交审核',
      },
      {
        action: 'withdrawRevision',
        label: '撤回修改',
        from: [211],
        to: 211,
        by: ['user'],
        guards: ['isRevised'],
        notice: '的修改已撤回',
      },
      {
        action: 'passRevision',
        label: '修改通过审核',
        from: [211],
        to: 211,
        by: ['reviewer', 'system'],
        guards: ['isRevised', 'isTested'],
        notice: '的修改已通过审核并生效',
      },
      {
        action: 'rejectRevision',
        label: '修改未通过审核',
        from: [211],
        to: 211,
        by: ['reviewer', 'system'],
        guards: ['isRevised'],
        needsReason: true,
        notice: '的修改未通过审核',
      },
      {
        action: 'relist',
        label: '重新上架',
        from: [311],
        to: 211,
        by: ['user'],
        guards: ['isUnchanged'],
        notice: '已重新上架',
      },
      {
        action: 'resubmit',
        label: '修改后重新提交',
        from: [311, 321],
        to: 101,
        by: ['user'],
        guards: ['isChanged', 'isTested'],
        notice: '已重新提交审核',
      },
    ],
    notes: { claim: '受理审核', release: '退回队列', newVersion: '新建版本', discardVersion: '放弃修改' },
  });
}

/** 发布的模型. */
export const modelListingLifecycle = defineListing('modellisting', '模型');
