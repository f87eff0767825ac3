import { MODEL_DELIVERIES, MODEL_PRICINGS, MODEL_TYPES } from '@portal/api-contract';
import { MODEL_SPECIFICS, type ModelText, type PublishedModelDetail } from '@portal/api-contract/account';
import { AccountCard, FactList } from '@portal/ui-account';
import type { ReactNode } from 'react';
import styles from './publishing.module.css';

/** 内容: what the newest version says. */
export function TextCard({ model: { text, files, provider } }: { readonly model: PublishedModelDetail }) {
  const { modelType, deliveryMode, pricing, industry, price } = text;
  return (
    <AccountCard title="版本内容">
      <FactList
        facts={keepGiven([
          ['类型', MODEL_TYPES[modelType]],
          ['交付与定价', `${MODEL_DELIVERIES[deliveryMode]} · ${MODEL_PRICINGS[pricing]}`],
          ['价格说明', price],
          ['行业', industry],
          ['提供方', provider],
          ['一句话简介', text.summary],
          ['详细介绍', text.intro],
          ...listSpecifics(text),
          ['输入参数', listNames(text.inputs)],
          ['输出参数', listNames(text.outputs)],
          ['精度与性能', text.accuracy.map(({ metric, value }) => `${metric} ${value}`).join('；')],
          ['使用限制', text.limits],
          ['使用说明', text.guide],
          ['版本说明', text.versionNotes],
          ['审核材料', files.map(({ name }) => name).join('、')],
        ])}
      />
    </AccountCard>
  );
}

type Facts = readonly (readonly [name: string, value: string])[];

function listSpecifics({ modelType, specifics }: ModelText): Facts {
  return MODEL_SPECIFICS[modelType].map(({ label }, index) => [label, specifics[index] ?? ''] as const);
}

function listNames(parameters: ModelText['inputs']): string {
  return parameters.map(({ name, type }) => `${name}（${type}）`).join('、');
}

/** What was given, line by line as it was written. */
function keepGiven(facts: Facts): readonly (readonly [string, ReactNode])[] {
  return facts
    .filter(([, value]) => value !== '')
    .map(([name, value]) => [
      name,
      <span key={name} className={styles.prose}>
        {value}
      </span>,
    ]);
}
