import type { ModelContent, ModelParameter } from '@portal/api-contract';
import { TextTable } from '@portal/ui-content';
import styles from './model-detail.module.css';
import { PageSection } from './page-section';

/** What the model takes and what it gives. */
export function ParameterSection({ inputs, outputs }: Pick<ModelContent, 'inputs' | 'outputs'>) {
  return (
    <PageSection id="parameters" surface="soft" subtitle="名称中的 [] 表示数组的每一项，. 表示下一级字段。">
      <div className={styles.tables}>
        <ParameterTable title="输入参数" requiredText="必填" parameters={inputs} />
        <ParameterTable title="输出参数" requiredText="必返" parameters={outputs} />
      </div>
    </PageSection>
  );
}

interface ParameterTableProps {
  readonly title: string;
  /** Whether a parameter is always there, in a word. */
  readonly requiredText: string;
  readonly parameters: readonly ModelParameter[];
}

function ParameterTable({ title, requiredText, parameters }: ParameterTableProps) {
  return (
    <div className={styles.parameters}>
      <h3>
        {title}
        <span>{parameters.length} 项</span>
      </h3>
      <TextTable
        caption={title}
        table={{
          columns: ['参数', '类型', requiredText, '说明', '示例'],
          rows: parameters.map(({ name, type, isRequired, text, example }) => [
            name,
            type,
            isRequired ? '是' : '否',
            text,
            example || '—',
          ]),
        }}
      />
    </div>
  );
}
