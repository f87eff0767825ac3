import type { ApiError } from '@portal/data-access-api';
import { paths } from '@portal/portal-paths';
import { Container, DetailState, type DetailStateProps } from '@portal/ui-content';
import { ButtonLink, EmptyState } from '@portal/ui-kit';

const GONE: Readonly<Record<string, string>> = {
  '404': '没有找到该产品，请从产品列表重新选择',
  '410': '该产品已下架，请选择其他产品',
};

/** Page about a product named in its query: as `DetailState`, with a word for products that are not there. */
export function ProductState<Data>({ result, children }: DetailStateProps<Data>) {
  const message = GONE[(result.error as ApiError | undefined)?.code ?? ''];
  return message ? <NoProduct message={message} /> : <DetailState result={result}>{children}</DetailState>;
}

/** Says that there is no product to go on with, and leads to the list. */
export function NoProduct({ message }: { readonly message: string }) {
  return (
    <Container>
      <EmptyState message={message} action={<ButtonLink href={paths.product.href()}>查看全部产品</ButtonLink>} />
    </Container>
  );
}
