import type { PublishedModelDetail } from '@portal/api-contract/account';
import { modelListingLifecycle } from '@portal/lifecycles';
import { AccountPage, type AccountPageProps, RecordSummary, StatusTag } from '@portal/ui-account';
import { ButtonLink, Tabs } from '@portal/ui-kit';
import type { ReactNode } from 'react';
import { AuditCards } from './audit-card';
import { toEditHref } from './published-hrefs';
import { describeNextStep, describeRevision } from './published-words';
import styles from './publishing.module.css';
import { ReleaseCard } from './release-card';
import { ShelfCard } from './shelf-card';
import { TextCard } from './text-card';
import { VersionCard } from './version-card';

/** Props of `PublishedView`. */
export interface PublishedViewProps {
  readonly model: PublishedModelDetail;
  /** Title of its page, and the page above. */
  readonly page: Pick<AccountPageProps, 'title' | 'back'>;
}

const TABS = [
  { id: 'text', label: '内容与发布' },
  { id: 'versions', label: '版本' },
  { id: 'audit', label: '审核' },
  { id: 'shelf', label: '上架' },
] as const;

/** The page of a published model with what its owner may do. */
export function PublishedView({ model, page }: PublishedViewProps) {
  const { id, name, status, liveLabel, subscribers, revision, actions, modelUrl } = model;
  return (
    <AccountPage
      {...page}
      actions={
        <>
          {modelUrl && (
            <ButtonLink href={modelUrl} size="compact">
              公开页面
            </ButtonLink>
          )}
          {actions.includes('save') && (
            <ButtonLink href={toEditHref(id)} variant="primary" size="compact">
              编辑内容
            </ButtonLink>
          )}
        </>
      }
    >
      <RecordSummary
        label="模型概况"
        facts={[
          ['模型', name],
          ['模型编号', id],
          ['状态', <StatusTag key="status" lifecycle={modelListingLifecycle} state={status} />],
          ['上架版本', liveLabel || '–'],
          revision ? ['修改', describeRevision(model)] : ['使用中', `${subscribers} 个用户`],
        ]}
        hint={describeNextStep(model)}
      />
      <Tabs label="模型管理" items={TABS}>
        {(tab) => <div className={styles.cards}>{PANELS[tab as keyof typeof PANELS](model)}</div>}
      </Tabs>
    </AccountPage>
  );
}

const PANELS: Readonly<Record<(typeof TABS)[number]['id'], (model: PublishedModelDetail) => ReactNode>> = {
  text: (model) => (
    <>
      {model.versions[0]?.isLive ? null : <ReleaseCard model={model} />}
      <TextCard model={model} />
    </>
  ),
  versions: (model) => <VersionCard model={model} />,
  audit: (model) => <AuditCards model={model} />,
  shelf: (model) => <ShelfCard model={model} />,
};
