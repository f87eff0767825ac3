import { CERTIFICATION_TYPES } from '@portal/api-contract/account';
import type { QueryRunner } from '../../platform/database/database';
import { postMessage } from '../../platform/messages/post-message';
import type { IdentificationRow } from './realname.tables';

/**
 * Warns whoever has the telephone of an account, by text message and mail too, that it is about to be somebody else's:
 * its administrator hears of it whoever asked for the change (design: real-name, types 3 to 6).
 */
export function warnOfChange(
  runner: QueryRunner,
  { ownerId, identificationNo, type }: IdentificationRow,
  at: Date,
): Promise<void> {
  return postMessage(runner, {
    ...{ ownerId, at, type: 'security', link: '/overview/realname', recordNo: identificationNo, isRead: true },
    title: `账号正在办理${CERTIFICATION_TYPES[type]}`,
    body: `认证编号：${identificationNo}。如非您本人或贵司授权办理，请立即取消变更并修改密码。`,
  });
}
