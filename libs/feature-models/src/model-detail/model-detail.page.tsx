import {
  MODEL_DELIVERIES,
  MODEL_PRICINGS,
  MODEL_TYPES,
  type ModelContent,
  type ModelDetail,
} from '@portal/api-contract';
import { definePage, fetchQuery, pageData, type PageProps } from '@portal/data-access-api';
import { modelsApi, useFavorite } from '@portal/data-access-api/pages';
import { parseHtmlFile, paths } from '@portal/portal-paths';
import {
  DetailState,
  FavoriteButton,
  FormOnDemand,
  ItemLinks,
  PageHead,
  SectionNav,
  StructuredData,
} from '@portal/ui-content';
import { Badge, ButtonLink, Section } from '@portal/ui-kit';
import { lazy } from 'react';
import { DeliverySection } from './delivery-section';
import { ExperienceSections } from './experience-sections';
import styles from './model-detail.module.css';
import { ModelFacts } from './model-facts';
import { PageSection } from './page-section';
import { ParameterSection } from './parameter-section';
import { SampleSection } from './sample-section';
import { SECTIONS } from './sections';
import { toSoftwareData } from './software-data';

const ReportForm = lazy(() => import('./report-form').then((module) => ({ default: module.ReportForm })));

/** Anchor of the form that reports a model. */
const REPORT_ANCHOR = 'report';

const data = pageData(({ brand: { visibleRange }, params: { file } }) => {
  const id = parseHtmlFile(file);
  return { model: fetchQuery(modelsApi.endpoints.findModelById, id && { id, visibleRange }) };
});

export const page = definePage({ data, item: 'model', Page: ModelDetailPage });

/** An industrial model: what it takes and gives, how well, and how to get it. */
function ModelDetailPage({ model }: PageProps<typeof data>) {
  return <DetailState result={model}>{(item) => <Model model={item} />}</DetailState>;
}

function Model({ model }: { readonly model: ModelDetail }) {
  const { id, name, modelType, deliveryMode, pricing, industry, summary, content, related } = model;
  const favorite = useFavorite({ module: 'MODEL', id });
  return (
    <article className={styles.page}>
      <PageHead
        crumbs={[
          { text: '工业模型', href: paths.industrialModel.href() },
          { text: MODEL_TYPES[modelType], href: paths.industrialModel.href(undefined, { type: modelType }) },
          { text: name },
        ]}
        title={name}
        text={summary}
        meta={
          <>
            <Badge tone="active">{MODEL_TYPES[modelType]}</Badge>
            <Badge>{MODEL_DELIVERIES[deliveryMode]}</Badge>
            <Badge tone={pricing === 1 ? 'new' : 'muted'}>{MODEL_PRICINGS[pricing]}</Badge>
            <span>适用行业：{industry}</span>
            <a href={`#${REPORT_ANCHOR}`}>举报</a>
          </>
        }
        actions={
          <>
            <ButtonLink href={paths.modelApply.href(undefined, { id })} variant="primary">
              申请使用
            </ButtonLink>
            <ButtonLink href={paths.modelApply.href(undefined, { id, purpose: 'trial' })}>试用</ButtonLink>
            <ButtonLink href={paths.contact.href()}>{pricing === 2 ? '咨询议价' : '咨询'}</ButtonLink>
            <FavoriteButton {...favorite} name={name} />
          </>
        }
        aside={<ModelFacts model={model} />}
      />
      <SectionNav label="模型内容" sections={SECTIONS} />
      <IntroSection intro={content.intro} />
      <ParameterSection inputs={content.inputs} outputs={content.outputs} />
      <SampleSection model={model} />
      <AccuracySection accuracy={content.accuracy} limits={content.limits} />
      <DeliverySection model={model} />
      <ExperienceSections model={model} />
      {related.length > 0 && (
        <Section title="相关模型" action={{ text: '全部模型', href: paths.industrialModel.href() }}>
          <ItemLinks items={related} />
        </Section>
      )}
      <ReportSection modelId={id} />
      <StructuredData data={toSoftwareData(model)} />
    </article>
  );
}

/** What the model is for. */
function IntroSection({ intro }: Pick<ModelContent, 'intro'>) {
  return (
    <PageSection id="intro">
      <div className={styles.intro}>
        {intro.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
    </PageSection>
  );
}

/** The way to say that something is wrong with a model. */
function ReportSection({ modelId }: { readonly modelId: string }) {
  return (
    <Section title="举报" subtitle="发现描述不实、侵犯权益或违法违规的内容，请告诉我们，由专人核实处理。">
      <FormOnDemand id={REPORT_ANCHOR} openText="举报该模型" variant="secondary" height={620}>
        {() => <ReportForm modelId={modelId} />}
      </FormOnDemand>
    </Section>
  );
}

/** How well the model does, how that was measured, and where it fails. */
function AccuracySection({ accuracy, limits }: Pick<ModelContent, 'accuracy' | 'limits'>) {
  return (
    <PageSection id="accuracy" surface="soft">
      <dl className={styles.figures}>
        {accuracy.map(({ metric, value, note }) => (
          <div key={metric}>
            <dt>{metric}</dt>
            <dd className={styles.value}>{value}</dd>
            <dd className={styles.note}>{note}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.limits}>
        <h3>使用限制</h3>
        <ul>
          {limits.map((limit) => (
            <li key={limit}>{limit}</li>
          ))}
        </ul>
      </div>
    </PageSection>
  );
}
