import type { SourceStatusWire } from '~/contracts/state/status'
import { formatDecimals, missingText } from '~/domain/format/format'
import { formatUptime } from '~/domain/format/format-duration'
import { formatAgo, isoTime } from '~/domain/format/format-time'
import type { SourceState } from '~/domain/service/status-view'
import { nameOfSource } from '~/shared/service/source-name'
import { Chip } from '~/ui/marks/chip'
import type { ChipKind } from '~/ui/marks/chip.css'
import { Icon, type IconName } from '~/ui/marks/icon'
import { useNow } from '~/ui/marks/now'
import { notOnPhone } from '~/ui/theme/text-style.css'
import * as styles from './status.css'
import { statusText } from './status-text'

const variants: Readonly<Record<SourceState, { readonly kind: ChipKind; readonly icon: IconName }>> = {
  live: { kind: 'good', icon: 'check' },
  degraded: { kind: 'bad', icon: 'info' },
  'catching-up': { kind: 'plain', icon: 'down' },
  snapshot: { kind: 'plain', icon: 'down' },
  starting: { kind: 'plain', icon: 'down' },
  offline: { kind: 'bad', icon: 'warning' },
  silent: { kind: 'bad', icon: 'warning' },
}

const { columns } = statusText

/** Columns with words. The other columns have numbers. */
const wordColumns: ReadonlySet<string> = new Set<keyof typeof columns>(['source', 'state'])
/** Columns for which a phone has no space. The state of a source shows whether it lags. */
const wideColumns: ReadonlySet<string> = new Set<keyof typeof columns>(['lastSlot', 'lag', 'pace'])

function headClass(id: string): string {
  const base = wordColumns.has(id) ? `${styles.headCell} ${styles.words}` : styles.headCell
  return wideColumns.has(id) ? `${base} ${notOnPhone}` : base
}

/** Table of data sources with status, lag, event rate and uptime. */
export function SourceTable({
  caption,
  sources,
}: {
  readonly caption: string
  readonly sources: readonly SourceStatusWire[]
}) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard
    <section className={styles.region} aria-label={caption} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            {Object.entries(columns).map(([id, header]) => (
              <th key={id} scope="col" className={headClass(id)}>
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sources.map((source) => (
            <SourceRow key={source.source} {...source} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

function SourceRow({ source, state, lastSlot, lagSlots, detail, ...figures }: SourceStatusWire) {
  const { kind, icon } = variants[state]
  const { heardAt, eventsPerSecond, uptimePercent } = figures
  return (
    <tr>
      <th scope="row" className={styles.name} title={source}>
        {nameOfSource(source)}
        {detail === null ? null : <span className={styles.detail}>{detail}</span>}
      </th>
      <td className={`${styles.cell} ${styles.words}`}>
        <Chip kind={kind}>
          <Icon name={icon} size={11} />
          {statusText.sourceStates[state]}
        </Chip>
      </td>
      <td className={`${styles.cell} ${notOnPhone}`}>{lastSlot ?? missingText}</td>
      <td className={`${styles.cell} ${notOnPhone}`}>
        {lagSlots === null ? missingText : statusText.slots(lagSlots)}
      </td>
      <td className={styles.cell}>
        <Heard at={heardAt} />
      </td>
      <td className={`${styles.cell} ${notOnPhone}`}>
        {eventsPerSecond === null ? missingText : formatDecimals(eventsPerSecond, 2)}
      </td>
      <td className={styles.cell}>{uptimePercent === null ? missingText : formatUptime(uptimePercent)}</td>
    </tr>
  )
}

function Heard({ at }: { readonly at: number }) {
  const { seconds } = useNow()
  return <time dateTime={isoTime(at)}>{formatAgo(seconds - at)}</time>
}
