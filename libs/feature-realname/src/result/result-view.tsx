import { CERTIFICATION_TYPES, type IdentificationDetail, type MethodLimit } from '@portal/api-contract/account';
import { accountPaths } from '@portal/portal-paths/account';
import { SuccessPanel } from '@portal/ui-forms';
import { ButtonLink, Card } from '@portal/ui-kit';
import { FailurePanel } from '../shared/failure-panel';
import { listOtherWays } from '../shared/other-ways';
import { NoticePanel } from '../shared/notice-panel';
import { selectPage, selectWays } from '../shared/select-page';
import { useEntrance } from '../shared/use-entrance';

/** Props of `ResultView`. */
export interface ResultViewProps {
  readonly record: IdentificationDetail;
  readonly limits: readonly MethodLimit[];
}

const OVERVIEW = (
  <ButtonLink href={accountPaths.realname.href()} variant="primary" size="compact">
    查看实名认证
  </ButtonLink>
);

/** What came of a verification. */
export function ResultView({ record, limits }: ResultViewProps) {
  const entrance = useEntrance();
  const { state, type, method, isAppeal, identificationNo } = record;
  const title = CERTIFICATION_TYPES[type];
  if (state === 7) {
    const again = selectPage(record);
    return (
      <FailurePanel
        record={record}
        limits={limits}
        again={again}
        others={listOtherWays(record, { ...entrance, limits })}
      />
    );
  }
  if (state === 6)
    return (
      <Card>
        <SuccessPanel
          title={`${title}已通过`}
          number={identificationNo}
          numberLabel="认证编号"
          steps={['实名信息已生效，可以开具发票、购买产品', '证件信息变化时，请及时更新']}
          actions={OVERVIEW}
        />
      </Card>
    );
  if (state === 5)
    return (
      <Card>
        <SuccessPanel
          title={isAppeal ? '申诉已提交人工审核' : '已提交人工审核'}
          number={identificationNo}
          numberLabel="认证编号"
          steps={[
            isAppeal ? '审核员将在1个工作日内核实您的申诉' : '审核员将在1个工作日内核对您的资料',
            '审核结果会发送到消息中心和短信',
            isAppeal ? '通过后认证即生效；审核期间可以取消' : '审核期间可以取消，改用其他方式',
          ]}
          actions={OVERVIEW}
        />
      </Card>
    );
  if (state === 8)
    return (
      <NoticePanel tone="info" title="这次认证已取消" actions={OVERVIEW}>
        <p>您可以随时重新开始。</p>
      </NoticePanel>
    );
  return (
    <NoticePanel
      tone="info"
      title="认证还没有完成"
      actions={
        <>
          <ButtonLink href={selectPage(record)} variant="primary">
            继续认证
          </ButtonLink>
          <ButtonLink href={selectWays(type)}>换一种方式</ButtonLink>
        </>
      }
    >
      <p>
        {record.hasElements || method !== 6
          ? '还差最后一步。'
          : '核验服务响应较慢，系统会自动继续核验，您不必停留在这一页。'}
      </p>
    </NoticePanel>
  );
}
