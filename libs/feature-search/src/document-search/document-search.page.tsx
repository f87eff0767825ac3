import { definePage, fetchQuery, pageData, type PageProps, useAppDispatch, useBrand } from '@portal/data-access-api';
import { documentsApi } from '@portal/data-access-api/documents';
import { createSearchSource, rememberSearch, searchApi } from '@portal/data-access-api/search';
import { paths } from '@portal/portal-paths';
import { Breadcrumb, Container } from '@portal/ui-content';
import { SearchBox } from '@portal/ui-layout';
import { useCallback, useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import styles from './document-search.module.css';
import { searchQuery } from './search-query';
import { SearchResults } from './search-results';
import { SearchStart } from './search-start';

const PAGE_SIZE = 10;
const LAST_PAGE = 100;

const { searchResult, searchHotWords } = searchApi.endpoints;
const { docMenu, docVersions } = documentsApi.endpoints;

const data = pageData(searchQuery, ({ brand: { visibleRange }, query }) => {
  const { wd: keywords, module, doc, version, since, page } = query;
  const areDocuments = Boolean(keywords) && module === 'DOCUMENT';
  const docId = areDocuments ? doc : undefined;
  const docVersionId = docId && version;
  return {
    hotWords: fetchQuery(searchHotWords, { visibleRange }),
    results: fetchQuery(
      searchResult,
      keywords && {
        ...{ visibleRange, keywords, module, docId, docVersionId, since },
        ...{ pageNo: Math.min(page, LAST_PAGE), pageSize: PAGE_SIZE },
      },
    ),
    categories: fetchQuery(docMenu, areDocuments && { visibleRange }),
    versions: fetchQuery(docVersions, docId && { docId, visibleRange }),
  };
});

export const page = definePage({ data, Page: DocumentSearchPage });

/** What the page of the results is given. */
export type SearchPageProps = PageProps<typeof data>;

/** Results of the site-wide search (spec §2); without a word, words to begin with. */
function DocumentSearchPage(props: SearchPageProps) {
  const { homeHref, visibleRange } = useBrand();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { wd: word } = props.query.values;
  const loadSource = useCallback(async () => createSearchSource(dispatch, visibleRange), [dispatch, visibleRange]);

  useEffect(() => rememberSearch(word), [word]);

  return (
    <Container className={styles.page}>
      <Breadcrumb
        homeHref={homeHref}
        crumbs={[{ text: '文档中心', href: paths.documentCenter.href() }, { text: '搜索' }]}
      />
      <h1 className={styles.title}>搜索</h1>
      <div className={styles.box}>
        <SearchBox
          variant="full"
          label="搜索全部内容"
          value={word}
          loadSource={loadSource}
          onSearch={(wd) => void navigate(paths.documentSearch.href(undefined, { wd }))}
        />
      </div>
      {word ? <SearchResults {...props} /> : <SearchStart hotWords={props.hotWords.data} />}
    </Container>
  );
}
