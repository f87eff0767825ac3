import { MODEL_DELIVERIES, MODEL_PRICINGS, MODEL_TYPES, type ModelDetail } from '@portal/api-contract';
import { definePage, fetchQuery, pageData, type PageProps, useBrand } from '@portal/data-access-api';
import { modelsApi, useFavorite } from '@portal/data-access-api/pages';
import { htmlFile, parseHtmlFile, paths } from '@portal/portal-paths';
import { DetailState, FavoriteButton, ItemLinks, PageHead, SectionNav, StructuredData } from '@portal/ui-content';
import { Badge, ButtonLink, Section, SiteLink } from '@portal/ui-kit';
import { AccuracySection } from './accuracy-section';
import { DeliverySection } from './delivery-section';
import { ExperienceSections } from './experience-sections';
import { IntroSection } from './intro-section';
import styles from './model-detail.module.css';
import { ModelFacts } from './model-facts';
import { ParameterSection } from './parameter-section';
import { REPORT_ANCHOR, ReportSection } from './report-section';
import { SampleSection } from './sample-section';
import { SECTIONS } from './sections';
import { toSoftwareData } from './software-data';

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
  const { homeHref } = useBrand();
  const { id, name, modelType, deliveryMode, pricing, industry, summary, content, related } = model;
  const favorite = useFavorite({ module: 'MODEL', id });
  return (
    <article className={styles.page}>
      <PageHead
        homeHref={homeHref}
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
            <SiteLink href={`${paths.modelDetail.href({ file: htmlFile(id) })}#${REPORT_ANCHOR}`}>举报</SiteLink>
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
