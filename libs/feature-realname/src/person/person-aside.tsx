import type { ReactNode } from 'react';
import { SafetyCard } from '../shared/safety-card';
import { SandboxPersons } from './sandbox-persons';

/** Props of `PersonAside`. */
export interface PersonAsideProps {
  /** Where the reader is, for a work order. */
  readonly step: string;
  /** Tries of the method, where it is one. */
  readonly tries?: ReactNode;
}

const SAFETY = [
  '证件号码、银行卡号加密保存，页面上只显示部分',
  '核验要素在认证完成30天后删除',
  '每次查看都有记录，您随时可以看到',
];

/** What stands beside the form of a person. */
export function PersonAside({ step, tries }: PersonAsideProps) {
  return (
    <>
      <SafetyCard sentences={SAFETY} step={step}>
        {tries}
      </SafetyCard>
      <SandboxPersons />
    </>
  );
}
