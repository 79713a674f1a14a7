import type { ReactNode } from 'react'
import type { UnixSeconds } from '~/domain/base/time'
import { formatCount, missingText } from '~/domain/format/format'
import { formatUptime } from '~/domain/format/format-duration'
import { formatDateTime } from '~/domain/format/format-time'
import { MetricInfo } from '~/shared/metric-info/metric-info'
import { Link } from '~/ui/controls/link'
import { useNow } from '~/ui/marks/now'
import { Card } from '~/ui/panel/card'
import * as styles from './about.css'
import { aboutText as text } from './about-text'
import { feeds } from './feeds'

/** Measurements that support the claims on the page. `null`: unavailable. */
export interface Measured {
  readonly tokens: number | null
  readonly endpoints: number
  /** Percentage of the time since `since` in which every source was live. */
  readonly uptime: { readonly percent: number; readonly since: UnixSeconds } | null
}

/** Shows each claim beside the measured number that supports the claim. */
export function ClaimsCard({ measured }: { readonly measured: Measured }) {
  const { tokens, endpoints, uptime } = measured
  return (
    <Card
      title={text.claims}
      anchor="claims"
      footer={
        <Link to="/status" className={styles.link}>
          {text.status}
        </Link>
      }
    >
      <Claim
        claim={text.claimTokens}
        figure={tokens === null ? missingText : formatCount(tokens)}
        detail={text.tokensDetail}
        explains={<MetricInfo of="indexedTokens" />}
      />
      <Claim
        claim={text.claimApis}
        figure={formatCount(endpoints)}
        detail={text.apisDetail}
        explains={<MetricInfo of="apiEndpoints" />}
      />
      <Claim
        claim={text.claimProtocols}
        figure={text.feedCount(feeds.length)}
        detail={text.protocolsDetail}
      />
      <UptimeClaim uptime={uptime} />
    </Card>
  )
}

/** Shows only a measured uptime, together with the time at which the measurements started. */
function UptimeClaim({ uptime }: Pick<Measured, 'uptime'>) {
  const { zone } = useNow()
  return (
    <Claim
      claim={text.claimUptime}
      figure={uptime === null ? missingText : formatUptime(uptime.percent)}
      detail={
        uptime === null
          ? text.uptimeUnknown
          : text.uptimeDetail(formatDateTime(uptime.since * 1000, zone.format))
      }
      explains={<MetricInfo of="measuredUptime" />}
    />
  )
}

interface ClaimProps {
  readonly claim: string
  readonly figure: string
  readonly detail: string
  readonly explains?: ReactNode
}

function Claim({ claim, figure, detail, explains }: ClaimProps) {
  return (
    <div className={styles.claim}>
      <div className={styles.half}>
        <span className={styles.quiet}>{text.weSay}</span>
        <span className={styles.figure}>{claim}</span>
      </div>
      <div className={styles.half}>
        <span className={styles.quiet}>{text.measured}</span>
        <span className={styles.figure}>
          {figure} {explains}
        </span>
        <span className={styles.quiet}>{detail}</span>
      </div>
    </div>
  )
}

/** Lists the sources of the measured numbers, and links the licences of the libraries in the browser's scripts. */
export function SourcesCard() {
  return (
    <Card
      title={text.sources}
      footer={
        // A file of the build, so the browser loads it without the router.
        <a href="/licenses.txt" className={styles.link}>
          {text.licenses}
        </a>
      }
    >
      <dl className={styles.facts}>
        {text.sourceRows.map(([name, words]) => (
          <div key={name} className={styles.fact}>
            <dt className={styles.factName}>{name}</dt>
            <dd className={styles.factWords}>{words}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
