import type { ModelDetail } from '@portal/api-contract';
import { Tabs } from '@portal/ui-kit';
import { CodeBlock } from './code-block';
import styles from './model-detail.module.css';
import { PageSection } from './page-section';
import { buildSample, SAMPLE_LANGUAGES, toJson } from './sample-code';

const NOTES: Readonly<Record<ModelDetail['deliveryMode'], string>> = {
  1: '把 MODEL_API_KEY 换成申请通过后收到的密钥，即可直接运行。',
  2: '模型文件在您的环境中运行：请把地址换成部署后的服务地址，请求与返回的内容相同。',
  3: '模型随应用交付，由应用代为调用；以下请求与返回说明应用与模型之间交换的内容。',
};

/** A request and what comes back, in three languages. */
export function SampleSection({ model: { id, deliveryMode, content } }: { readonly model: ModelDetail }) {
  return (
    <PageSection id="sample" subtitle={NOTES[deliveryMode]}>
      <div className={styles.sample}>
        <Tabs label="示例语言" items={SAMPLE_LANGUAGES}>
          {(active) => {
            const { id: language, label } = SAMPLE_LANGUAGES.find((item) => item.id === active) ?? SAMPLE_LANGUAGES[0];
            return (
              <CodeBlock
                key={language}
                title={`${label} 请求示例`}
                code={buildSample(language, id, content.sampleRequest)}
              />
            );
          }}
        </Tabs>
        <div className={styles.response}>
          <CodeBlock title="返回示例" code={toJson(content.sampleResponse)} />
        </div>
      </div>
    </PageSection>
  );
}
