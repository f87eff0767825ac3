import { definePage, useAppDispatch, useAppSelector } from '@portal/data-access-api';
import { sessionApi } from '@portal/data-access-api/session';
import { paths } from '@portal/portal-paths';
import { Container, DetailState, PageHead, TitledTexts } from '@portal/ui-content';
import { Button, ButtonLink } from '@portal/ui-kit';
import { MaasContent } from './maas-content';
import styles from './maas.module.css';

const REASONS = [
  { title: '需要开通', text: '模型服务按企业开通，开通后同一企业的成员在菜单中看到入口。' },
  { title: '如何申请', text: '在联系我们中留下企业名称与使用场景，商务人员与您确认模型范围、用量与价格。' },
  { title: '开通之后', text: '账号获得权限后重新登录，即可查看模型目录、价格与配额，并开始使用。' },
];

export const page = definePage({ Page: MaasPage });

/** Model services: for those whose account has them; everybody else reads how to get them. */
function MaasPage() {
  const access = useMaasAccess();
  if (access === 'denied') return <MaasDenied />;
  // Nothing is said before it is known: an error that flashes up frightens those who are let in.
  if (access === 'unknown') return <DetailState result={WAITING}>{() => null}</DetailState>;
  return <MaasContent />;
}

function useMaasAccess(): 'granted' | 'denied' | 'unknown' {
  const { isLoggedIn, menuPermissions } = useAppSelector((state) => state.authInfo);
  const { status, data } = useAppSelector(selectPermission);
  if (menuPermissions.length > 0) return 'granted';
  if (!isLoggedIn) return 'denied';
  // The response is there a moment before the session takes it over, together with others.
  if (data) return data.menuPermission.length > 0 ? 'granted' : 'denied';
  return status === 'pending' ? 'unknown' : 'denied';
}

const selectPermission = sessionApi.endpoints.getMenuPermission.select();

const WAITING = { isError: false, refetch: () => undefined };

/** Says why the model services are not shown, and how to get them. */
function MaasDenied() {
  const isLoggedIn = useAppSelector((state) => state.authInfo.isLoggedIn);
  return (
    <>
      <PageHead
        crumbs={[{ text: '模型服务' }]}
        title={isLoggedIn ? '您的账号尚未开通模型服务' : '登录后查看模型服务'}
        text={
          isLoggedIn
            ? '目录、价格与配额只对已开通的企业展示。公开的模型可在工业模型中浏览。'
            : '目录、价格与配额只对已开通的企业展示，请先登录已开通的账号。'
        }
        actions={
          <>
            {!isLoggedIn && <LoginButton />}
            <ButtonLink href={paths.contact.href()} variant={isLoggedIn ? 'primary' : 'secondary'}>
              申请开通
            </ButtonLink>
            <ButtonLink href={paths.industrialModel.href()}>浏览工业模型</ButtonLink>
          </>
        }
      />
      <Container>
        <h2 className={styles.heading}>开通说明</h2>
        <TitledTexts items={REASONS} variant="steps" />
      </Container>
    </>
  );
}

function LoginButton() {
  const dispatch = useAppDispatch();

  async function logIn() {
    const { data: url } = await dispatch(sessionApi.endpoints.getLoginUrl.initiate());
    // A failure is shown by the notice board, and the visitor stays.
    if (url) window.location.assign(url + encodeURIComponent(window.location.href));
  }

  return (
    <Button variant="plain" className={styles.login} onClick={() => void logIn()}>
      登录
    </Button>
  );
}
