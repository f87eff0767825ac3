import type { ContentPage } from '@portal/api-contract';
import { definePage, useAppSelector, useBrand } from '@portal/data-access-api';
import { useFindContentByIdQuery } from '@portal/data-access-api/pages';
import { sessionApi } from '@portal/data-access-api/session';
import { DetailState, PageHead, StructuredData } from '@portal/ui-content';
import { Cover } from '@portal/ui-kit';
import { ContentBlocks } from './content-blocks';
import { MAAS_CONTENT_ID } from './maas-content';
import { MaasDenied } from './maas-denied';
import styles from './maas.module.css';

export const page = definePage({ Page: MaasPage });

/** Model services: for those whose account has them; everybody else reads how to get them. */
function MaasPage() {
  const access = useMaasAccess();
  if (access === 'denied') return <MaasDenied />;
  // Nothing is said before it is known: a refusal that flashes up frightens those who are let in.
  if (access === 'unknown') return <DetailState call={WAITING}>{() => null}</DetailState>;
  return <MaasContent />;
}

function MaasContent() {
  const { platformType } = useBrand();
  const call = useFindContentByIdQuery({ id: MAAS_CONTENT_ID, platformType });
  return <DetailState call={call}>{(content) => <Content content={content} />}</DetailState>;
}

function Content({ content: { title, subtitle, coverImage, blocks } }: { readonly content: ContentPage }) {
  const { homeHref } = useBrand();
  return (
    <>
      <PageHead
        homeHref={homeHref}
        crumbs={[{ text: title }]}
        title={title}
        text={subtitle}
        aside={coverImage && <Cover src={coverImage} sizes="(max-width: 767px) 92vw, 520px" className={styles.cover} />}
      />
      <ContentBlocks blocks={blocks} />
      <StructuredData data={{ '@type': 'Service', name: title, description: subtitle }} />
    </>
  );
}

function useMaasAccess(): 'granted' | 'denied' | 'unknown' {
  const { isLoggedIn, menuPermissions } = useAppSelector((state) => state.authInfo);
  const { status, data } = useAppSelector(selectPermission);
  if (menuPermissions.length > 0) return 'granted';
  if (!isLoggedIn) return 'denied';
  // The answer is there a moment before the session takes it over, together with others.
  if (data) return data.menuPermission.length > 0 ? 'granted' : 'denied';
  return status === 'pending' ? 'unknown' : 'denied';
}

const selectPermission = sessionApi.endpoints.getMenuPermission.select();

const WAITING = { currentData: undefined, isError: false, refetch: () => undefined };
