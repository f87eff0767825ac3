import { accountPaths } from '@portal/portal-paths/account';
import { EnterpriseAside } from '../enterprise/enterprise-aside';
import { EnterpriseEditor, type EnterpriseEditorProps } from '../enterprise/enterprise-editor';
import { RealnameFrame } from '../shared/realname-frame';
import { CHANGES } from './change-types';
import { CurrentEnterprise } from './current-enterprise';

const BACK = { href: accountPaths.realnameModify.href(), text: '申请变更' };

/** Props of `ChangeEditor`. */
export interface ChangeEditorProps extends EnterpriseEditorProps {
  readonly type: 4 | 5;
}

/** The page of a change: what stands now, the choice of a method, and its form. */
export function ChangeEditor({ type, method, standing, ...rest }: ChangeEditorProps) {
  const { title, text } = CHANGES[type];
  const effective = standing.data?.kind === 'enterprise' ? standing.data.effective : null;
  return (
    <RealnameFrame
      title={title}
      lead={text}
      step={method ? 3 : 2}
      back={BACK}
      aside={method && <EnterpriseAside step={title} />}
    >
      {effective && <CurrentEnterprise record={effective} />}
      <EnterpriseEditor {...{ type, method, standing, ...rest }} />
    </RealnameFrame>
  );
}
