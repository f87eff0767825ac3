import type { IdentificationDetail } from '@portal/api-contract/account';
import { FormPanel } from '@portal/ui-account';
import { ButtonLink } from '@portal/ui-kit';
import { selectWays } from '../shared/select-page';
import { TelephoneStep } from '../shared/telephone-step';
import { WaitingPanel } from '../shared/waiting-panel';
import { ConsentLink } from './consent-link';
import styles from './consent-ways.module.css';
import { EnterpriseCodeStep } from './enterprise-code-step';

/** Props of `ConsentWays`. */
export interface ConsentWaysProps {
  readonly record: IdentificationDetail;
}

/** The two ways to the consent of a legal representative: a link that is forwarded, or a code that is told. */
export function ConsentWays({ record }: ConsentWaysProps) {
  const { id, name, type, hasElements, dueAt } = record;
  return (
    <div className={styles.page}>
      <WaitingPanel
        title={hasElements ? '等待法定代表人确认' : '企业信息核验中'}
        text={
          hasElements
            ? `「${name}」的登记信息已核验通过，法定代表人确认后立即完成认证。`
            : '核验服务响应较慢，系统会自动继续核验；法定代表人可以先确认。'
        }
        dueAt={dueAt}
      />
      <div className={styles.ways}>
        <FormPanel title="转发链接" text="法定代表人打开链接或扫码即可确认，不需要注册账号。">
          <ConsentLink id={id} />
        </FormPanel>
        <FormPanel title="短信验证码" text="验证码发到法定代表人的手机，由本人告知您，即表示同意。">
          {type < 4 ? (
            <TelephoneStep record={record} recipient="法定代表人手机" />
          ) : (
            <EnterpriseCodeStep record={record} />
          )}
        </FormPanel>
      </div>
      <p className={styles.other}>
        法定代表人不方便确认？
        <ButtonLink href={selectWays(type)} variant="text">
          换一种方式
        </ButtonLink>
      </p>
    </div>
  );
}
