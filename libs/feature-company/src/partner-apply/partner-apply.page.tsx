import type { ApplicationReceipt } from '@portal/api-contract';
import { definePage, fetchFresh, pageData, type PageProps } from '@portal/data-access-api';
import { formsApi } from '@portal/data-access-api/forms';
import { applicationLifecycle, isFinalState } from '@portal/lifecycles';
import { paths } from '@portal/portal-paths';
import { accountPaths } from '@portal/portal-paths/account';
import { Container, PageHead } from '@portal/ui-content';
import { SuccessPanel } from '@portal/ui-forms';
import { ButtonLink, Skeleton } from '@portal/ui-kit';
import { useState } from 'react';
import { WithVisitor } from '../shared/with-visitor';
import { PartnerForm } from './partner-form';
import styles from './partner-apply.module.css';

const HEIGHT = 900;

const data = pageData(() => ({
  applications: fetchFresh(formsApi.endpoints.listApplications, { kind: 'partner', pageNo: 1, pageSize: 10 }),
}));

export const page = definePage({ data, Page: PartnerApplyPage });

/** Application to become a partner, or how an open one stands. */
function PartnerApplyPage({ applications }: PageProps<typeof data>) {
  return (
    <>
      <PageHead
        crumbs={[{ text: '合作伙伴', href: paths.partner.href() }, { text: '申请合作' }]}
        title="成为合作伙伴"
        text="填写企业信息并上传资质证明，提交后可随时查看受理进度与结果。"
      />
      <Container className={styles.page}>
        <Application applications={applications} />
      </Container>
    </>
  );
}

function Application({ applications }: Pick<PageProps<typeof data>, 'applications'>) {
  const [receipt, setReceipt] = useState<ApplicationReceipt | null>(null);
  const { data: page, isFetching, refetch } = applications;
  const open = page?.list.find(({ state }) => !isFinalState(applicationLifecycle, state));
  if (receipt) return <Submitted title="申请已提交" number={receipt.applicationNo} />;
  if (open) return <Submitted title="您有一份申请正在审核" number={open.applicationNo} />;
  if (isFetching && !page) return <Skeleton height={HEIGHT} />;
  // Where open applications cannot be read the form may still be sent: the server rejects a second one.
  return (
    <WithVisitor height={HEIGHT}>
      {(profile) => <PartnerForm profile={profile} onSubmitted={setReceipt} onRejected={refetch} />}
    </WithVisitor>
  );
}

function Submitted({ title, number }: { readonly title: string; readonly number: string }) {
  return (
    <SuccessPanel
      title={title}
      number={number}
      steps={[
        '工作人员受理后审核资质，需要核对时按您留下的电话联系',
        '受理与结果以站内消息通知您，在“我的申请”可查看进度，受理前可以撤回',
      ]}
      actions={
        <>
          <ButtonLink href={accountPaths.applications.href()} variant="primary">
            查看进度
          </ButtonLink>
          <ButtonLink href={paths.partner.href()}>返回合作伙伴</ButtonLink>
        </>
      }
    />
  );
}
