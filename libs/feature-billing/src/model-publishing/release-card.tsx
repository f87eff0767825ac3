import { findModelTextMistakes, MODEL_TEXT_PARTS, type PublishedModelDetail } from '@portal/api-contract/account';
import {
  useSubmitPublishedModelMutation,
  useTestModelInterfaceMutation,
  useWithdrawPublishedModelMutation,
} from '@portal/data-access-api/account';
import { AccountCard, formatBeijingTime } from '@portal/ui-account';
import { ButtonLink } from '@portal/ui-kit';
import type { ReactNode } from 'react';
import { toEditHref } from './published-hrefs';
import { CodeBlock } from '../models/code-block';
import styles from './publishing.module.css';
import { StepButton } from './step-button';

/** 发布步骤: from the text over the test of its interface to the review. */
export function ReleaseCard({ model }: { readonly model: PublishedModelDetail }) {
  const { id, text, test, actions, submittedAt } = model;
  const mistakes = findModelTextMistakes(text);
  const [submit] = useSubmitPublishedModelMutation();
  const [withdraw] = useWithdrawPublishedModelMutation();
  const isComplete = mistakes.length === 0;
  return (
    <AccountCard title={`发布版本 ${text.versionLabel}`}>
      <ol className={styles.steps}>
        <Step title="填写内容" isDone={isComplete}>
          {isComplete ? <p className={styles.text}>内容已填写完整。</p> : <Missing id={id} mistakes={mistakes} />}
        </Step>
        <Step title="接口测试" isDone={test?.isPassed ?? false}>
          <InterfaceTestStep model={model} isComplete={isComplete} />
        </Step>
        <Step title="提交审核" isDone={submittedAt !== null}>
          {submittedAt ? (
            <>
              <p className={styles.text}>提交于 {formatBeijingTime(submittedAt)}，正在审核。</p>
              {actions.includes('withdraw') && (
                <StepButton text="撤回" send={(idempotencyKey) => withdraw({ body: { id }, idempotencyKey })} />
              )}
            </>
          ) : actions.includes('submit') && isComplete ? (
            <StepButton
              text="提交审核"
              busyText="提交中…"
              variant="primary"
              send={(idempotencyKey) => submit({ body: { id }, idempotencyKey })}
            />
          ) : (
            <p className={styles.text}>内容完整并通过接口测试后可以提交。提交需要完成实名认证。</p>
          )}
        </Step>
      </ol>
    </AccountCard>
  );
}

interface StepProps {
  readonly title: string;
  readonly isDone: boolean;
  readonly children: ReactNode;
}

function Step({ title, isDone, children }: StepProps) {
  return (
    <li className={styles.step} data-done={isDone || undefined}>
      <h3 className={styles.stepTitle}>{title}</h3>
      {children}
    </li>
  );
}

interface MissingProps {
  readonly id: string;
  readonly mistakes: ReturnType<typeof findModelTextMistakes>;
}

function Missing({ id, mistakes }: MissingProps) {
  return (
    <>
      <p className={styles.text}>还有 {mistakes.length} 处需要补全：</p>
      <ul className={styles.missing}>
        {mistakes.map(({ field, msg }) => (
          <li key={field}>
            <strong>{MODEL_TEXT_PARTS[field.split('.')[0] as keyof typeof MODEL_TEXT_PARTS]}</strong>
            <span>{msg}</span>
          </li>
        ))}
      </ul>
      <div>
        <ButtonLink href={toEditHref(id, true)} variant="primary" size="compact">
          去补全
        </ButtonLink>
      </div>
    </>
  );
}

interface InterfaceTestStepProps {
  readonly model: PublishedModelDetail;
  readonly isComplete: boolean;
}

function InterfaceTestStep({ model: { id, test, actions }, isComplete }: InterfaceTestStepProps) {
  const [run] = useTestModelInterfaceMutation();
  return (
    <>
      <div role="status" className={styles.outcome}>
        {test ? (
          <TestOutcome test={test} />
        ) : (
          <p className={styles.text}>用请求示例调用一次模型，检查输出与声明的参数一致。修改内容后须重新测试。</p>
        )}
      </div>
      {actions.includes('test') && isComplete && (
        <StepButton text={test ? '重新测试' : '测试接口'} busyText="测试中…" send={() => run({ id })} />
      )}
    </>
  );
}

function TestOutcome({ test }: { readonly test: NonNullable<PublishedModelDetail['test']> }) {
  const { at, isPassed, failure, output, latencyMs, isSample } = test;
  return (
    <>
      <p className={isPassed ? styles.text : styles.failure}>
        {isPassed ? `通过 · 用时 ${latencyMs} 毫秒` : `未通过：${failure}`} · {formatBeijingTime(at)}
        {isSample && ' · 演示环境返回响应示例'}
      </p>
      {output && <CodeBlock label="测试输出" code={output} />}
    </>
  );
}
