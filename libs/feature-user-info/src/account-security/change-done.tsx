import { SuccessPanel } from '@portal/ui-forms';
import { Button } from '@portal/ui-kit';
import type { ChangeScene } from './security-labels';
import styles from './security.module.css';

const WORDS: Readonly<Record<ChangeScene, { readonly title: string; readonly steps: readonly string[] }>> = {
  changeMobile: { title: '手机号已绑定', steps: ['下次登录请使用新的手机号', '原手机号不再用于登录和验证'] },
  changeMail: { title: '邮箱已绑定', steps: ['这个邮箱可用于验证身份', '原邮箱不再用于验证'] },
  changePassword: { title: '登录密码已修改', steps: ['其他设备已退出登录', '下次登录请使用新密码'] },
};

/** Props of `ChangeDone`. */
export interface ChangeDoneProps {
  readonly scene: ChangeScene;
  readonly onClose: () => void;
}

/** Last step of a change. */
export function ChangeDone({ scene, onClose }: ChangeDoneProps) {
  const { title, steps } = WORDS[scene];
  return (
    <SuccessPanel
      title={title}
      steps={steps}
      actions={
        <Button variant="plain" className={styles.act} onClick={onClose}>
          完成
        </Button>
      }
    />
  );
}
