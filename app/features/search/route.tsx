import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { Form, useLoaderData } from '@remix-run/react'
import { pageContextOf } from '~/context.server'
import { formatCount } from '~/domain/format/format'
import { type SearchScope, searchScopes } from '~/domain/token/search-view'
import { pageMeta } from '~/shared/page/root-data'
import { countedLabel, nothingLine, searchHref } from '~/shared/search/search-hit'
import { SearchTable } from '~/shared/search/search-table'
import { searchText } from '~/shared/search/search-text'
import { nouns } from '~/shared/text/nouns'
import { siteText } from '~/shared/text/site-text'
import { Button } from '~/ui/controls/button'
import { SearchField } from '~/ui/controls/search-field'
import { SegmentedLinks } from '~/ui/controls/segmented-links'
import { Card } from '~/ui/panel/card'
import { PanelState } from '~/ui/panel/panel-state'
import { Pager } from '~/ui/table/pager'
import { rangeText } from '~/ui/table/range-text'
import { text } from '~/ui/text'
import { readSearch } from './read-search.server'
import * as styles from './search.css'

export function loader({ request, context }: LoaderFunctionArgs) {
  return readSearch(pageContextOf(context), new URL(request.url).searchParams)
}

export const headers = () => ({ 'Cache-Control': 'public, max-age=1' })

export const meta: MetaFunction<typeof loader> = (args) => {
  const requested = args.data?.query.text
  return pageMeta(args, { title: requested ? `${requested} · ${text.search}` : text.search, unlisted: true })
}

/** Search page with the same content as the search dialog. The page also works without JavaScript. */
export default function SearchPage() {
  const found = useLoaderData<typeof loader>()
  const { query, answer } = found
  const segments = searchScopes.map((kind) => ({
    label: countedLabel(kind, answer?.counts),
    to: searchHref({ text: query.text, kind, page: 1 }),
    current: kind === query.kind,
  }))
  return (
    <div className={styles.page}>
      <h1>{text.search}</h1>
      <SearchForm text={query.text} kind={query.kind} />
      <div className={styles.bar}>
        <SegmentedLinks label={searchText.searchKind} segments={segments} />
        <p className={styles.count} role="status">
          {answer === null ? '' : countOf(answer.totalElements, answer.totalIsExact)}
        </p>
      </div>
      <Card
        title={searchText.searchResults}
        footer={
          answer === null || answer.totalPages <= 1 ? undefined : (
            <>
              <span>{rangeText(answer, nouns.results)}</span>
              <Pager
                of={searchText.searchResults}
                page={answer.page}
                pages={answer.totalPages}
                hrefOf={(page) => searchHref({ ...query, page })}
              />
            </>
          )
        }
      >
        <div className={styles.rows}>
          <Rows {...found} />
        </div>
      </Card>
    </div>
  )
}

function SearchForm({ text: written, kind }: { readonly text: string; readonly kind: SearchScope }) {
  return (
    <Form className={styles.form} action="/search" role="search">
      {/* Remount the field when the search text in the URL changes. */}
      <SearchField
        key={written}
        label={siteText.searchPlaceholder}
        placeholder={siteText.searchPlaceholder}
        name="q"
        defaultValue={written}
      />
      {kind === 'all' ? null : <input type="hidden" name="type" value={kind} />}
      <Button type="submit" variant="primary">
        {text.search}
      </Button>
    </Form>
  )
}

function Rows({ query, answer }: ReturnType<typeof useLoaderData<typeof loader>>) {
  if (answer === null) {
    const action = { label: text.retry, to: searchHref(query) }
    const reason = text.errorFetching(searchText.searchResults, text.sourceUnavailable)
    return <PanelState kind="error" title={text.error} reason={reason} action={action} />
  }
  if (answer.content.length > 0) return <SearchTable rows={answer.content} onPage />
  const reason = nothingLine(query.kind, query.text)
  return <PanelState kind="empty" title={searchText.noResults} reason={reason} />
}

function countOf(total: number, isExact: boolean): string {
  const count = formatCount(total)
  return searchText.resultCount(isExact ? count : text.atLeast(count), total === 1)
}
