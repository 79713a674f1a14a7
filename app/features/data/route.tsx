import { pageLoader } from '~/context/page-loader.server'
import { dumpsPath } from '~/contracts/dump'
import { PageHead } from '~/shared/page/page-head'
import { type MetaArguments, pageMeta } from '~/shared/page/root-data'
import { useSite } from '~/shared/page/site'
import { definePage } from '~/shared/page-data/define-page'
import { FailedPage } from '~/shared/page-data/failed-page'
import { Card } from '~/ui/panel/card'
import { ColumnsCard } from './columns-card'
import * as styles from './data.css'
import { dataText as text } from './data-text'
import { FilesCard } from './files-card'
import { readData } from './read-data.server'

const page = definePage<Awaited<ReturnType<typeof readData>>>()

export const loader = pageLoader(
  page,
  ({ services }) => readData(services),
  ({ page: shown }) => (shown === null ? 404 : 200),
)

export const clientLoader = page.clientLoader

export const headers = () => ({ 'Cache-Control': 'public, max-age=60' })

export const meta = (args: MetaArguments) =>
  pageMeta(args, { title: text.title, description: text.description })

/** Page that lists the daily files, their columns, and how to read them. */
export default function DataFiles() {
  const result = page.useData()
  const origin = useSite()?.publicUrl ?? ''
  if (result === undefined) return <FailedPage />
  if (result.page === null) {
    return (
      <div className={styles.board}>
        <PageHead title={text.title} line={text.line} />
        <Card title={text.missingTitle}>
          <p className={styles.words}>{text.missing}</p>
        </Card>
      </div>
    )
  }
  const { days } = result.page
  const newest = days[0]?.files.fills[0]?.path
  return (
    <div className={styles.board}>
      <PageHead title={text.title} line={text.line} />
      <FilesCard {...result.page} />
      <Card title={text.readTitle}>
        <p className={styles.words}>{text.read}</p>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard */}
        <pre className={styles.code} tabIndex={0}>
          {text.example(origin + (newest ?? `${dumpsPath}/…`))}
        </pre>
        <p className={styles.words}>{text.revisions}</p>
      </Card>
      <ColumnsCard />
    </div>
  )
}
