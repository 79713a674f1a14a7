import { dumpManifestPath } from '~/contracts/dump'
import { formatCount, formatDecimals } from '~/domain/format/format'
import { mirrorTableNames } from '~/domain/service/mirror-tables'
import { Card } from '~/ui/panel/card'
import * as styles from './data.css'
import { dataText as text } from './data-text'
import type { DataDay, DataPage, DayFile } from './read-data.server'

/** Table of the newest days, with a link to each file. */
export function FilesCard({ days, older }: DataPage) {
  return (
    <Card title={text.filesTitle} footer={<ManifestLink />}>
      {days.length === 0 ? (
        <p className={styles.words}>{text.empty}</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard
        <section className={styles.region} aria-label={text.filesTitle} tabIndex={0}>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">{text.day}</th>
                <th scope="col">{text.rows}</th>
                <th scope="col">{text.size}</th>
                {mirrorTableNames.map((name) => (
                  <th key={name} scope="col">
                    {text.tables[name]}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {days.map((day) => (
                <DayRow key={day.day} {...day} />
              ))}
            </tbody>
          </table>
        </section>
      )}
      {older === null ? null : <p className={styles.words}>{text.older(older.count, older.oldest)}</p>}
    </Card>
  )
}

function DayRow({ day, rows, bytes, files }: DataDay) {
  return (
    <tr>
      <th scope="row">{day}</th>
      <td className={styles.figure}>{formatCount(rows)}</td>
      <td className={styles.figure}>{text.megabytes(formatDecimals(bytes / 1e6, 2))}</td>
      {mirrorTableNames.map((name) => (
        <td key={name}>
          <FileLinks files={files[name]} day={day} table={text.tables[name]} />
        </td>
      ))}
    </tr>
  )
}

interface FileLinksProps {
  readonly files: readonly DayFile[]
  readonly day: string
  readonly table: string
}

/** Links to files, which the browser downloads without the router. */
function FileLinks({ files, day, table }: FileLinksProps) {
  return (
    <span className={styles.links}>
      {files.map(({ label, path }) => (
        <a key={path} href={path} className={styles.link} aria-label={`${table}, ${label}, ${day}`}>
          {label}
        </a>
      ))}
    </span>
  )
}

function ManifestLink() {
  return (
    <span>
      {text.manifest}
      <a href={dumpManifestPath} className={styles.textLink}>
        manifest.json
      </a>
    </span>
  )
}
