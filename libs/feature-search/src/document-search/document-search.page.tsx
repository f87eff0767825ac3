import { definePage, fetchQuery, pageData, type PageProps, useAppDispatch, useBrand } from '@portal/data-access-api';
import { documentsApi } from '@portal/data-access-api/documents';
import {
  createSearchSource,
  removeSearch,
  rememberSearch,
  searchApi,
  useSearchHistory,
} from '@portal/data-access-api/search';
import { paths } from '@portal/portal-paths';
import { Breadcrumb, Container } from '@portal/ui-content';
import { Button, CloseIcon, IconButton } from '@portal/ui-kit';
import { SearchBox } from '@portal/ui-layout';
import { useCallback, useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import styles from './document-search.module.css';
import { searchQuery } from './search-query';
import { SearchResults } from './search-results';
import { WordLinks } from './word-links';

const PAGE_SIZE = 10;
const LAST_PAGE = 100;

const { searchResult, searchHotWords } = searchApi.endpoints;
const { docMenu, docVersions } = documentsApi.endpoints;

const data = pageData(searchQuery, ({ brand: { visibleRange }, query }) => {
  const { wd: keywords, as, module, doc, version, since, page } = query;
  const areDocuments = Boolean(keywords) && (module === 'DOCUMENT' || module === 'DEVELOP');
  const docId = areDocuments || !module ? doc : undefined;
  const docVersionId = docId && version;
  return {
    hotWords: fetchQuery(searchHotWords, { visibleRange }),
    results: fetchQuery(
      searchResult,
      keywords && {
        ...{ visibleRange, keywords, module, docId, docVersionId, since, isAsTyped: as && true },
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
  const { visibleRange } = useBrand();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { wd: word } = props.query.values;
  const loadSource = useCallback(async () => createSearchSource(dispatch, visibleRange), [dispatch, visibleRange]);

  useEffect(() => rememberSearch(word), [word]);

  return (
    <Container className={styles.page}>
      <Breadcrumb crumbs={[{ text: '文档中心', href: paths.documentCenter.href() }, { text: '搜索' }]} />
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

interface SearchStartProps {
  /** Absent while they are on their way. */
  readonly hotWords: readonly string[] | undefined;
}

/** Words to begin with: those many search for, and those this visitor searched for. */
function SearchStart({ hotWords = [] }: SearchStartProps) {
  const history = useSearchHistory();
  return (
    <>
      <p className={styles.summary}>输入产品名称、功能或报错信息，可以用拼音和缩写。</p>
      <WordLinks title="热门搜索" words={hotWords} />
      <WordLinks
        title="搜索历史"
        words={history}
        action={
          <Button variant="plain" onClick={() => removeSearch()}>
            清空
          </Button>
        }
        renderTail={(word) => (
          <IconButton label={`删除“${word}”`} onClick={() => removeSearch(word)}>
            <CloseIcon size={14} />
          </IconButton>
        )}
      />
    </>
  );
}
