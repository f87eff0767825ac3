import { FormOnDemand } from '@portal/ui-content';
import { Section } from '@portal/ui-kit';
import { lazy } from 'react';

const ReportForm = lazy(() => import('./report-form').then((module) => ({ default: module.ReportForm })));

/** Anchor of the form that reports a model. */
export const REPORT_ANCHOR = 'report';

/** The way to say that something is wrong with a model. */
export function ReportSection({ modelId }: { readonly modelId: string }) {
  return (
    <Section title="举报" subtitle="发现描述不实、侵犯权益或违法违规的内容，请告诉我们，由专人核实处理。">
      <FormOnDemand id={REPORT_ANCHOR} openText="举报该模型" variant="secondary" height={620}>
        {() => <ReportForm modelId={modelId} />}
      </FormOnDemand>
    </Section>
  );
}
