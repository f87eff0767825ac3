import { SafetyCard } from '../shared/safety-card';
import { SandboxEnterprises } from './sandbox-enterprises';

/** Props of `EnterpriseAside`. */
export interface EnterpriseAsideProps {
  /** Where the reader is, for a work order. */
  readonly step: string;
}

const SAFETY = [
  '证件号码与账户加密保存，审核员也只看到部分',
  '核验要素与照片在认证完成30天后删除',
  '每次查看都有记录，您随时可以看到',
];

/** What stands beside the form of an enterprise. */
export function EnterpriseAside({ step }: EnterpriseAsideProps) {
  return (
    <>
      <SafetyCard sentences={SAFETY} step={step} />
      <SandboxEnterprises />
    </>
  );
}
