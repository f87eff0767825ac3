import { accountPaths } from '@portal/portal-paths/account';
import { isOffered } from '../shared/find-limit';
import type { OpenWays } from '../shared/use-entrance';
import type { Way } from '../shared/way-list';

const CARD: Way = {
  href: accountPaths.personalBybankcard.href(),
  title: '银行卡认证',
  text: '本人银行卡号与银行预留手机号，一条短信完成。',
  note: '即时完成 · 无需照片',
  badge: '推荐',
};

const ELEMENTS: Way = {
  href: accountPaths.personalByidcard.href(undefined, { way: 'auto' }),
  title: '证件号码核验',
  text: '姓名、证件号码与本人实名手机号，一条短信完成。',
  note: '即时完成 · 无需照片',
};

const REVIEW: Way = {
  href: accountPaths.personalByidcard.href(undefined, { way: 'review' }),
  title: '证件照片审核',
  text: '上传身份证件正反面，由审核员核对。',
  note: '1个工作日内完成 · 适合手机号或银行卡不在本人名下时',
};

const FACE: Way = {
  href: accountPaths.personalByface.href(),
  title: '扫码刷脸',
  text: '核验姓名与证件号码后，用手机完成刷脸。',
  note: '即时完成 · 需要单独同意人脸识别，可随时改用其他方式',
};

/** Ways to the identity of a person that are open; a face is never the only one. */
export function listPersonWays({ thirdParty, manualAudit, limits }: OpenWays): readonly Way[] {
  const hasFace = thirdParty && isOffered(limits, 1);
  return [...(thirdParty ? [CARD, ELEMENTS] : []), ...(manualAudit ? [REVIEW] : []), ...(hasFace ? [FACE] : [])];
}
