import type { ReactNode } from 'react'
import { formatCount, missingText } from '~/domain/format'
import { formatDateTime, localFormat, utcFormat } from '~/domain/format-time'
import type { UnixSeconds } from '~/domain/time'
import { Card } from '~/ui/card'
import { useNow } from '~/ui/now'
import { Explain } from '../explain/explain'
import * as styles from './about.css'
import { aboutText as text } from './about-text'
import { feeds } from './feeds'

/** What of the claims has been measured; null = not to be had. */
export interface Measured {
  readonly tokens: number | null
  readonly endpoints: number
  /** From when on the chain has been read live. */
  readonly liveSince: UnixSeconds | null
}

/** Each claim as it is made, and the figure beside it (M131, resolution 4.1). */
export function ClaimsCard({ measured }: { readonly measured: Measured }) {
  const { inBrowser } = useNow()
  const { tokens, endpoints, liveSince } = measured
  const since =
    liveSince === null
      ? text.uptimeUnknown
      : text.uptimeDetail(formatDateTime(liveSince * 1000, inBrowser ? localFormat : utcFormat))
  return (
    <Card title={text.claims} anchor="claims">
      <Claim
        claim={text.claimTokens}
        figure={tokens === null ? missingText : formatCount(tokens)}
        detail={text.tokensDetail}
        explains={<Explain of="indexedTokens" />}
      />
      <Claim
        claim={text.claimApis}
        figure={formatCount(endpoints)}
        detail={text.apisDetail}
        explains={<Explain of="apiEndpoints" />}
      />
      <Claim
        claim={text.claimProtocols}
        figure={text.feedCount(feeds.length)}
        detail={text.protocolsDetail}
      />
      <Claim claim={text.claimUptime} figure={missingText} detail={since} />
    </Card>
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

/** Where numbers come from, in four lines. */
export function SourcesCard() {
  return (
    <Card title={text.sources}>
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
