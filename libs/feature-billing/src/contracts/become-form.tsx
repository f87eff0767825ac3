import type { ContractDetail, ShownContractText, SignerRole, SignMode } from '@portal/api-contract/account';
import { usePreviewContractBecomingMutation, useUpload } from '@portal/data-access-api/account';
import { FormPanel, RecordForm } from '@portal/ui-account';
import { ChoiceCards, defineForm, FileField, FormGrid, type FormValues, TextField, useForm } from '@portal/ui-forms';
import { useEffect, useRef, useState } from 'react';
import { findMandateError, signingFields } from './contract-form.rules';
import { toContractHref } from './contract-hrefs';

/** How the contract is signed. */
export interface BecomeRequest {
  readonly signMode: SignMode;
  readonly signerRole: SignerRole;
  readonly signerName: string;
  readonly mandateFileId?: string;
}

/** Props of `BecomeForm`. */
export interface BecomeFormProps {
  readonly contract: ContractDetail;
  readonly onPreview: (text: ShownContractText, request: BecomeRequest) => void;
  /** What was previewed does not count any more. */
  readonly onChange: () => void;
}

const becomeForm = defineForm(signingFields, { mandate: findMandateError });

type Values = FormValues<typeof signingFields>;

function toStart({ signMode, signerRole, signerName, mandate }: ContractDetail): Partial<Values> {
  return { signMode, signerRole: `${signerRole}`, signerName, mandate: mandate ? [mandate] : [] };
}

/** 签署: how, and by whom; it shows the text that this makes. */
export function BecomeForm({ contract, onPreview, onChange }: BecomeFormProps) {
  const { id } = contract;
  const [preview] = usePreviewContractBecomingMutation();
  const upload = useUpload('attachment');
  const [start, setStart] = useState(() => toStart(contract));
  const sent = useRef<{ readonly request: BecomeRequest; readonly values: Values }>(undefined);
  const form = useForm(becomeForm, {
    start,
    send: ({ mandate: [mandateFileId], ...signing }) => {
      const withMandate = signing.signerRole === 2 && mandateFileId !== undefined && { mandateFileId };
      const request = { ...signing, ...withMandate };
      sent.current = { request, values };
      return preview({ id, ...request });
    },
    onSubmitted: (text) => {
      if (sent.current === undefined) return;
      // What was previewed stays in the form.
      setStart(sent.current.values);
      onPreview(text, sent.current.request);
    },
  });
  const { bind, values } = form;
  const written = JSON.stringify(values);
  useEffect(() => onChange(), [written, onChange]);
  return (
    <RecordForm form={form} label="签署" submitText="预览正式合同" cancelHref={toContractHref(id)}>
      <FormPanel title="签署">
        <FormGrid>
          <ChoiceCards field={bind('signMode')} isWide={false} />
          <ChoiceCards field={bind('signerRole')} isWide={false} />
          <TextField field={bind('signerName')} />
          {values.signerRole === '2' && <FileField field={bind('mandate')} upload={upload} />}
        </FormGrid>
      </FormPanel>
    </RecordForm>
  );
}
