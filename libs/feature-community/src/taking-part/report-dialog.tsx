import { type CommunityTarget, PARTICIPATION_RULES, REPORT_CATEGORIES } from '@portal/api-contract/community';
import { useSaveReportMutation } from '@portal/data-access-api/community';
import { useFormDraft } from '@portal/data-access-api/session';
import { DefinedFields, defineForm, field, Form, SuccessPanel, useForm } from '@portal/ui-forms';
import { Dialog } from '@portal/ui-kit';
import { useLoginFirst } from './use-login-first';

const reportForm = defineForm({
  category: field.choice({ label: '举报原因', options: REPORT_CATEGORIES, missing: '请选择举报原因' }),
  text: field.prose({ label: '补充说明（选填）', rule: PARTICIPATION_RULES.report, rows: 4 }),
});

/** Props of `ReportDialog`. */
export interface ReportDialogProps {
  readonly target: CommunityTarget;
  readonly onClose: () => void;
}

/** Reports something to the moderators, who answer within 24 hours. */
export function ReportDialog({ target, onClose }: ReportDialogProps) {
  const { targetType, targetId } = target;
  const [report] = useSaveReportMutation();
  const loginFirst = useLoginFirst();
  const form = useForm(reportForm, {
    draft: useFormDraft(`report-${targetType}-${targetId}`),
    send: (request, idempotencyKey) =>
      loginFirst(() => report({ body: { ...target, ...request, fileIds: [] }, idempotencyKey })),
  });
  return (
    <Dialog title="举报" onClose={onClose}>
      {form.receipt ? (
        <SuccessPanel
          title="已收到举报"
          steps={['我们会在 24 小时内处理', '处理结果会通过站内通知告诉你，进度可在个人中心的“举报”查看']}
        />
      ) : (
        <Form form={form} label="举报" submitText="提交举报">
          <DefinedFields form={form} />
        </Form>
      )}
    </Dialog>
  );
}
