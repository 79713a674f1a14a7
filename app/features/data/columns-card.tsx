import { type MirrorTable, mirrorTables } from '~/domain/service/mirror-tables'
import { Card } from '~/ui/panel/card'
import * as styles from './data.css'
import { dataText as text } from './data-text'

/** Lists the columns of each table. */
export function ColumnsCard() {
  return (
    <Card title={text.columnsTitle}>
      {mirrorTables.map((table) => (
        <ColumnTable key={table.name} {...table} />
      ))}
    </Card>
  )
}

function ColumnTable({ name, meaning, columns }: MirrorTable) {
  return (
    <>
      <h3 className={styles.tableName}>{name}</h3>
      <p className={styles.words}>{meaning}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard */}
      <section className={styles.region} aria-label={name} tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{text.column}</th>
              <th scope="col">{text.kind}</th>
              <th scope="col">{text.meaning}</th>
            </tr>
          </thead>
          <tbody>
            {columns.map((column) => (
              <tr key={column.name}>
                <th scope="row">{column.name}</th>
                <td>{text.kinds[column.kind]}</td>
                <td>{column.meaning}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  )
}
