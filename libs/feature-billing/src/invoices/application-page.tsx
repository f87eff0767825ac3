import { AccountPage, Steps } from '@portal/ui-account';
import type { ReactNode } from 'react';
import { APPLICATION_PAGE } from './invoice-page';

const STEPS = ['选择订单', '填写信息', '提交完成'] as const;

/** Props of `ApplicationPage`. */
export interface ApplicationPageProps {
  /** Place of the step, from 1. */
  readonly step: 1 | 2 | 3;
  /** The step before. */
  readonly back?: { readonly href: string; readonly text: string };
  readonly children: ReactNode;
}

/** 申请开票 (spec §2, apply): a page of its steps. */
export function ApplicationPage({ step, back = APPLICATION_PAGE.back, children }: ApplicationPageProps) {
  return (
    <AccountPage {...APPLICATION_PAGE} lead={LEADS[step]} back={back}>
      <Steps label="申请开票步骤" names={STEPS} current={step} />
      {children}
    </AccountPage>
  );
}

const LEADS = {
  1: '选择要开在同一张发票上的订单，可以跨页选择，也可以按月份合并。',
  2: '选择抬头与发票类型，提交前预览票面。',
  3: '申请已提交，可以在发票详情查看进度。',
} as const;
