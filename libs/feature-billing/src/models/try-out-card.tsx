import type { EndpointData } from '@portal/api-contract';
import {
  checkModelInput,
  type ModelSubscriptionDetail,
  readModelInput,
  TRY_OUT_LIMITS,
  type tryOutModel,
} from '@portal/api-contract/account';
import { useTryOutModelMutation } from '@portal/data-access-api/account';
import { AccountCard, Folded } from '@portal/ui-account';
import { defineForm, field, FormWarning, TextAreaField, useForm } from '@portal/ui-forms';
import { Button, ButtonRow, TableHead } from '@portal/ui-kit';
import { useState } from 'react';
import { CodeBlock } from './code-block';
import styles from './models.module.css';

type ModelInterface = NonNullable<ModelSubscriptionDetail['interface']>;

/** Props of `TryOutCard`. */
export interface TryOutCardProps {
  readonly id: string;
  readonly modelInterface: ModelInterface;
}

const tryOutForm = defineForm({
  input: field.prose({
    label: '输入（JSON）',
    rule: {
      min: 1,
      max: TRY_OUT_LIMITS.input,
      tooShort: '请填写输入',
      tooLong: `输入不超过${TRY_OUT_LIMITS.input}个字符`,
    },
    rows: 9,
  }),
});

/** 在线试用: calls the model once with what is typed, and shows what it answers. */
export function TryOutCard({ id, modelInterface }: TryOutCardProps) {
  const [tryOut] = useTryOutModelMutation();
  const [result, setResult] = useState<EndpointData<typeof tryOutModel> | null>(null);
  const form = useForm(tryOutForm, {
    start: { input: toText(modelInterface.sampleRequest) },
    rules: { input: (text) => findInputError(modelInterface, text) },
    send: ({ input }) => tryOut({ id, input }),
    onSubmitted: setResult,
    onRejected: () => setResult(null),
  });
  return (
    <AccountCard title="在线试用">
      <form {...form.props} className={styles.tryOut} aria-label="在线试用">
        <p className={styles.text}>已填入示例，可修改后调用。每次成功的调用计入本月额度。</p>
        <div className={styles.input}>
          <TextAreaField field={form.bind('input')} />
        </div>
        <FormWarning error={form.error} />
        <ButtonRow>
          <Button type="submit" variant="primary" size="compact" disabled={form.isSending}>
            {form.isSending ? '正在调用…' : '调用模型'}
          </Button>
        </ButtonRow>
      </form>
      <ParameterTable title="输入参数" parameters={modelInterface.inputs} />
      <div role="status">{result && <Output result={result} />}</div>
    </AccountCard>
  );
}

/** What is wrong with an input, as the server would say it. */
function findInputError({ inputs }: ModelInterface, text: string): string {
  if (text.trim() === '') return '请填写输入';
  const input = readModelInput(text);
  return input ? checkModelInput(inputs, input) : '请输入 JSON 对象';
}

function Output({ result: { output, latencyMs, isSample } }: { readonly result: EndpointData<typeof tryOutModel> }) {
  return (
    <section className={styles.output} aria-label="调用结果">
      <p className={styles.text}>
        输出 · 用时 {latencyMs} 毫秒{isSample && ' · 演示环境返回模型的示例结果'}
      </p>
      <CodeBlock label="输出" code={toText(output)} />
    </section>
  );
}

function ParameterTable({
  title,
  parameters,
}: {
  readonly title: string;
  readonly parameters: ModelInterface['inputs'];
}) {
  return (
    <Folded label={title}>
      <div className={styles.scroll} tabIndex={0} role="group" aria-label={title}>
        <table>
          <TableHead columns={['参数', '类型', '必填', '说明']} />
          <tbody>
            {parameters.map(({ name, type, isRequired, text }) => (
              <tr key={name}>
                <th scope="row">
                  <code>{name}</code>
                </th>
                <td>{type}</td>
                <td>{isRequired ? '是' : '否'}</td>
                <td>{text}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Folded>
  );
}

function toText(value: object): string {
  return JSON.stringify(value, null, 2);
}
