import { Button } from '@portal/ui-kit';
import { toAuthorizeUrl } from '../login-urls';
import { ScreenFrame } from '../frame/screen-frame';
import { openPage } from '../leave-page';
import styles from './screens.module.css';

const TEXTS = {
  unavailable: {
    title: '身份服务暂时不可用',
    lead: '登录所需的身份服务没有响应，您的账号不受影响。请稍后重试；公开内容无需登录即可浏览。',
    action: '重试',
  },
  failed: {
    title: '登录未完成',
    lead: '登录信息已过期或已丢失，可能是页面停留过久，或浏览器清除了本站的数据。请重新登录。',
    action: '重新登录',
  },
} as const;

/** Props of `TroublePage`. */
export interface TroublePageProps {
  readonly kind: keyof typeof TEXTS;
  readonly returnPath: string | undefined;
}

/** Says why a login came to nothing, and how to go on. */
export function TroublePage({ kind, returnPath }: TroublePageProps) {
  const { title, lead, action } = TEXTS[kind];
  return (
    <ScreenFrame title={title} returnPath={undefined}>
      <p className={styles.lead}>{lead}</p>
      <Button variant="plain" className={styles.action} onClick={() => openPage(toAuthorizeUrl(returnPath))}>
        {action}
      </Button>
    </ScreenFrame>
  );
}
