import type { ConsultRequest } from '@portal/api-contract';
import { SiteLink } from '@portal/ui-kit';
import { Alert, Button, Checkbox, Form, Input, Radio } from 'antd';
import { useState } from 'react';
import { findTelephoneError, normalizeText } from '../contact-form/contact-form.rules';
import type { ToolboxProps } from '../layout-props';
import { CaptchaField } from './captcha-field';
import { CONSULT_LIMITS, CONSULT_TOPIC_OPTIONS } from './consult-form.rules';
import { FieldPair, FormFoot } from './consult-form.styles';

/** Props of `ConsultForm`. */
export interface ConsultFormProps extends Pick<ToolboxProps, 'privacyHref' | 'captcha' | 'onConsult'> {
  readonly onSent: () => void;
}

/** The fields of a consultation; rules and messages are the contract's. */
export function ConsultForm({ privacyHref, captcha, onConsult, onSent }: ConsultFormProps) {
  const [form] = Form.useForm<ConsultRequest>();
  const [isSending, setIsSending] = useState(false);
  const [warning, setWarning] = useState('');
  const [captchaRound, setCaptchaRound] = useState(1);

  async function send(values: ConsultRequest): Promise<void> {
    setIsSending(true);
    setWarning('');
    const result = await onConsult(normalizeRequest(values));
    setIsSending(false);
    if (result.isSuccess) {
      onSent();
      return;
    }
    setWarning(result.msg);
    if (!result.isUnanswered) askCaptchaAgain();
    form.setFields(
      result.fieldErrors.map(({ field, msg }) => ({ name: field as keyof ConsultRequest, errors: [msg] })),
    );
  }

  // The answer has used the ticket up.
  function askCaptchaAgain(): void {
    form.setFieldValue('captchaTicket', undefined);
    setCaptchaRound((round) => round + 1);
  }

  return (
    <Form
      form={form}
      layout="vertical"
      requiredMark={false}
      validateTrigger="onBlur"
      scrollToFirstError={{ focus: true }}
      onFinish={(values) => void send(values)}
    >
      <FieldPair>
        <Form.Item
          name="userName"
          label="联系人"
          rules={[{ required: true, whitespace: true, message: '请输入联系人' }]}
        >
          <Input maxLength={CONSULT_LIMITS.userName} autoComplete="name" />
        </Form.Item>
        <Form.Item name="telephone" label="联系电话" required rules={[{ validator: validateTelephone }]}>
          <Input maxLength={CONSULT_LIMITS.telephoneInput} inputMode="tel" autoComplete="tel" />
        </Form.Item>
      </FieldPair>
      <Form.Item
        name="companyName"
        label="公司名称"
        rules={[{ required: true, whitespace: true, message: '请输入公司名称' }]}
      >
        <Input maxLength={CONSULT_LIMITS.companyName} autoComplete="organization" />
      </Form.Item>
      <Form.Item name="topic" label="咨询类型" rules={[{ required: true, message: '请选择咨询类型' }]}>
        <Radio.Group options={CONSULT_TOPIC_OPTIONS} />
      </Form.Item>
      <Form.Item
        name="content"
        label="需求描述"
        rules={[
          { required: true, whitespace: true, min: CONSULT_LIMITS.contentMin, message: '请至少用10个字描述需求' },
        ]}
      >
        <Input.TextArea
          rows={4}
          maxLength={CONSULT_LIMITS.contentMax}
          placeholder="例如：行业、现场设备、希望解决的问题"
        />
      </Form.Item>
      <Form.Item
        name="captchaTicket"
        label="安全验证"
        validateTrigger="onChange"
        rules={[{ required: true, message: '请先完成安全验证' }]}
      >
        <CaptchaField key={captchaRound} captcha={captcha} />
      </Form.Item>
      <Form.Item name="consent" valuePropName="checked" rules={[{ validator: validateConsent }]}>
        <Checkbox>
          我已阅读并同意<SiteLink href={privacyHref}>《隐私政策》</SiteLink>
        </Checkbox>
      </Form.Item>
      {warning && <Alert type="warning" title={warning} role="alert" />}
      <FormFoot>
        <Button type="primary" htmlType="submit" size="large" disabled={isSending} aria-busy={isSending}>
          {isSending ? '提交中…' : '提交'}
        </Button>
      </FormFoot>
    </Form>
  );
}

function normalizeRequest(values: ConsultRequest): ConsultRequest {
  return {
    ...values,
    userName: normalizeText(values.userName),
    companyName: normalizeText(values.companyName),
    telephone: normalizeText(values.telephone),
    content: values.content.trim(),
  };
}

async function validateTelephone(_rule: unknown, value: string | undefined): Promise<void> {
  const message = findTelephoneError(normalizeText(value ?? ''));
  if (message) throw new Error(message);
}

async function validateConsent(_rule: unknown, value: boolean | undefined): Promise<void> {
  if (!value) throw new Error('请先阅读并同意隐私政策');
}
