import { type ActorRole, defineLifecycle } from './define-lifecycle';

/** A kind of what people publish. */
interface ListingKind {
  readonly name: string;
  /** Chinese name of what is published. */
  readonly record: string;
  /** Subject of the events. */
  readonly subject: string;
  /** Who decides about it. */
  readonly reviewer: ActorRole;
}

/**
 * 内容与模型的上架 (design: lifecycles, community content and model), for a kind of what people publish. A state joins
 * listing status, audit status and whether it was submitted: `listing * 100 + audit * 10 + submitted`. Pairs that are
 * illegal have no state. What is on the shelf stays there while a changed text waits: those steps leave the state as it is.
 * Others hear of what comes on the shelf, changes there or leaves it: `<subject>.published` and `<subject>.removed`.
 */
export function defineListing({ name, record, subject, reviewer }: ListingKind) {
  const published = `${subject}.published`;
  const removed = `${subject}.removed`;
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
        guards: ['isReady'],
        notice: '已提交审核',
      },
      { action: 'withdraw', label: '撤回', from: [101], to: 100, by: ['user'], notice: '已撤回' },
      {
        action: 'pass',
        label: '审核通过',
        from: [101],
        to: 211,
        by: [reviewer, 'system'],
        guards: ['isReady'],
        notice: '已通过审核并上架',
        event: published,
      },
      {
        action: 'reject',
        label: '审核不通过',
        from: [101],
        to: 121,
        by: [reviewer, 'system'],
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
        event: removed,
      },
      {
        action: 'takeDown',
        label: '违规下架',
        from: [211],
        to: 321,
        by: [reviewer],
        needsReason: true,
        notice: '因违规被下架',
        event: removed,
      },
      {
        action: 'revise',
        label: '提交修改',
        from: [211],
        to: 211,
        by: ['user'],
        guards: ['isSettled', 'isChanged', 'isReady'],
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
        by: [reviewer, 'system'],
        guards: ['isRevised', 'isReady'],
        notice: '的修改已通过审核并生效',
        event: published,
      },
      {
        action: 'rejectRevision',
        label: '修改未通过审核',
        from: [211],
        to: 211,
        by: [reviewer, 'system'],
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
        event: published,
      },
      {
        action: 'resubmit',
        label: '修改后重新提交',
        from: [311, 321],
        to: 101,
        by: ['user'],
        guards: ['isChanged', 'isReady'],
        notice: '已重新提交审核',
      },
    ],
    notes: {
      claim: '受理审核',
      transfer: '接手审核',
      release: '退回队列',
      newVersion: '新建版本',
      discardVersion: '放弃修改',
      check: '复核通过',
    },
  });
}

/** 发布的模型. */
export const modelListingLifecycle = defineListing({
  name: 'modellisting',
  record: '模型',
  subject: 'model',
  reviewer: 'reviewer',
});

/** 社区内容: videos, materials, questions and articles. */
export const communityContentLifecycle = defineListing({
  name: 'communitycontent',
  record: '内容',
  subject: 'content',
  reviewer: 'moderator',
});
