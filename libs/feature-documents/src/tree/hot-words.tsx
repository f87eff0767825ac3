import { paths } from '@portal/portal-paths';
import { SiteLink } from '@portal/ui-kit';

/** Props of `HotWords`. */
export interface HotWordsProps {
  readonly words: readonly string[];
  readonly className: string | undefined;
}

/** Words that readers look for. */
export function HotWords({ words, className }: HotWordsProps) {
  if (words.length === 0) return null;
  return (
    <ul aria-label="热门搜索" className={className}>
      {words.map((word) => (
        <li key={word}>
          <SiteLink href={paths.documentSearch.href(undefined, { wd: word })}>{word}</SiteLink>
        </li>
      ))}
    </ul>
  );
}
