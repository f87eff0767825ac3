import { defineLifecycle } from './define-lifecycle';

/**
 * 内容与模型的上架 (design: lifecycles, community content and model). A state joins listing status, audit status and
 * whether it was submitted: `listing * 100 + audit * 10 + submitted`. Pairs that are illegal have no state.
 */
export const listingLifecycle = defineLifecycle({
  name: 'listing',
  record: '内容',
  states: {
    100: { label: '草稿', tone: 'muted' },
    101: { label: '审核中', tone: 'waiting' },
    121: { label: '未通过', tone: 'failed' },
    211: { label: '已上架', tone: 'active' },
    311: { label: '已下架', tone: 'muted' },
    321: { label: '违规下架', tone: 'failed' },
  },
  transitions: [
    { action: 'save', label: '保存草稿', from: [null], to: 100, by: ['user'], notice: '草稿已保存' },
    { action: 'submit', label: '提交审核', from: [100, 121], to: 101, by: ['user'], notice: '已提交审核' },
    { action: 'withdraw', label: '撤回', from: [101], to: 100, by: ['user'], notice: '已撤回' },
    {
      action: 'pass',
      label: '审核通过',
      from: [101],
      to: 211,
      by: ['reviewer', 'system'],
      guards: ['modelTested'],
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
    { action: 'offShelf', label: '下架', from: [211], to: 311, by: ['user'], notice: '已下架' },
    {
      action: 'takeDown',
      label: '违规下架',
      from: [211],
      to: 321,
      by: ['reviewer'],
      needsReason: true,
      notice: '因违规被下架',
    },
    { action: 'revise', label: '修改已上架内容', from: [211], to: 211, by: ['user'], notice: '的修改已提交审核' },
    {
      action: 'relist',
      label: '重新上架',
      from: [311],
      to: 211,
      by: ['user'],
      guards: ['isUnchanged'],
      notice: '已重新上架',
    },
    { action: 'resubmit', label: '修改后重新提交', from: [311, 321], to: 101, by: ['user'], notice: '已重新提交审核' },
  ],
});
