import type { ContentPage } from '@portal/api-contract';
import { PageHead } from '@portal/ui-content';
import type { ReactNode } from 'react';

/** Props of `ContentHead`. */
export interface ContentHeadProps {
  readonly page: Pick<ContentPage, 'title' | 'subtitle' | 'coverImage' | 'note'>;
  readonly actions?: ReactNode;
}

/** Head of a content page. */
export function ContentHead({ page: { title, subtitle, coverImage, note }, actions }: ContentHeadProps) {
  return (
    <PageHead
      crumbs={[{ text: title }]}
      title={title}
      text={subtitle}
      meta={note && <span>{note}</span>}
      actions={actions}
      cover={coverImage}
    />
  );
}
