import type { PublishedModel, PublishedModelDetail } from '@portal/api-contract/account';

/** How the changed text beside the one of visitors stands; empty where there is none. */
export function describeRevision({ revision }: Pick<PublishedModel, 'revision'>): string {
  return revision ? REVISIONS[revision] : '';
}

const REVISIONS = { draft: '新版本编辑中', waiting: '新版本审核中', rejected: '新版本未通过' } as const;

/** What the owner should know or do next; empty where there is nothing. */
export function describeNextStep({ status, revision, reason, actions }: PublishedModelDetail): string {
  const isOpen = actions.includes('save');
  if (status === 101) return '已提交审核，通常在 2 个工作小时内完成，结果会发到消息中心。审核期间不能修改，可以撤回。';
  if (revision === 'waiting') return '新版本正在审核，访客仍看到当前版本，通过后自动替换。';
  if (revision === 'rejected') return `新版本未通过审核：${reason}。当前版本仍在架上，修改后可重新提交。`;
  if (revision === 'draft') return '新版本尚未提交，访客仍看到当前版本。';
  if (status === 121) return `未通过审核：${reason}。请按意见修改后重新提交，或对结果申诉一次。`;
  if (status === 321) return `因违规下架：${reason}。请新建版本修改后重新提交，或对结果申诉一次。`;
  if (status === 311)
    return isOpen ? '修改后提交审核，通过后重新上架。' : '已下架，使用中的用户可继续使用到期；未修改时可直接重新上架。';
  if (status === 211) return '';
  return '补全内容并通过接口测试后，提交审核。';
}

/** Whether something happens to a model that its owner waits for. */
export function isWaiting({ submittedAt }: Pick<PublishedModel, 'submittedAt'>): boolean {
  return submittedAt !== null;
}
