import {
  CERTIFICATION_METHODS,
  CERTIFICATION_TYPES,
  type Identification,
  IDENTITY_FAILURES,
} from '@portal/api-contract/account';
import { accountPaths } from '@portal/portal-paths/account';

/** What a work order about a verification says by itself. */
export interface HelpCase {
  /** Where somebody is stuck, e.g. `填写银行卡信息`. */
  readonly step: string;
  /** What the page has said. */
  readonly message: string;
  /** The verification that it is about, where there is one already. */
  readonly record?: Identification | undefined;
}

/** Path of a new work order that has the case filled in; numbers of documents are no part of it. */
export function toHelpHref({ step, message, record }: HelpCase): string {
  const type = record ? `${CERTIFICATION_TYPES[record.type]}（${CERTIFICATION_METHODS[record.method]}）` : '';
  const failure = record?.failure ? `未通过的项目：${IDENTITY_FAILURES[record.failure]}` : '';
  const number = record ? `认证编号：${record.identificationNo}` : '';
  const description = [
    `【认证类型】${type}`,
    `【所处步骤】${step}`,
    `【提示信息】${[message, failure, number].filter(Boolean).join('；')}`,
  ].join('\n\n');
  return accountPaths.workOrderSubmit.href(undefined, {
    type: 'account.realname',
    title: `实名认证：${step}`,
    description,
  });
}
