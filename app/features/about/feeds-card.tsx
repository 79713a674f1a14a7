import type { PanelMeta } from '~/contracts/state/panel'
import type { UnixSeconds } from '~/domain/base/time'
import { type ProtocolId, protocolFacts } from '~/domain/protocol/protocol'
import type { PanelTimes } from '~/domain/service/freshness'
import { OutsideLink } from '~/shared/links/outside-link'
import { useLive } from '~/shared/live/live-provider'
import { pagePeriodSeconds } from '~/shared/live/panel-times'
import { tokensText } from '~/shared/tokens/tokens-text'
import { CopyButton } from '~/ui/clipboard/copy-button'
import { Key } from '~/ui/clipboard/key'
import { button } from '~/ui/controls/button-class'
import { Icon } from '~/ui/marks/icon'
import { Card } from '~/ui/panel/card'
import { FreshnessChip } from '~/ui/panel/freshness-chip'
import { visuallyHidden } from '~/ui/theme/text-style.css'
import * as styles from './about.css'
import { aboutText as text } from './about-text'
import { type FeedTopic, feeds } from './feeds'

interface FeedsCardProps {
  readonly metas: Readonly<Record<FeedTopic, PanelMeta>>
  readonly answeredAt: UnixSeconds
}

/** Lists the four data feeds with the programs and the age of each feed. */
export function FeedsCard({ metas, answeredAt }: FeedsCardProps) {
  const programs = feeds.flatMap(({ protocols }) => protocols)
  return (
    <Card
      title={text.product}
      anchor="product"
      status={<span className={styles.quiet}>{text.productLine(feeds.length, programs.length)}</span>}
    >
      <table className={styles.table}>
        <caption className={visuallyHidden}>{text.product}</caption>
        <thead>
          <tr>
            <th scope="col">{text.columns.feed}</th>
            <th scope="col">{text.columns.program}</th>
            <th scope="col">{text.columns.data}</th>
          </tr>
        </thead>
        <tbody>
          {feeds.map((feed) => (
            <FeedRow
              key={feed.topic}
              feed={feed}
              times={{ refreshedAt: answeredAt, dataAt: metas[feed.topic].dataTime ?? undefined }}
            />
          ))}
        </tbody>
      </table>
    </Card>
  )
}

interface FeedRowProps {
  readonly feed: (typeof feeds)[number]
  readonly times: PanelTimes
}

function FeedRow({ feed: { topic, protocols }, times }: FeedRowProps) {
  const { paused } = useLive()
  const { name, what } = text.feeds[topic]
  return (
    <tr>
      <td>
        <span className={styles.feedName}>
          <b>{name}</b>
          <span className={styles.quiet}>{what}</span>
        </span>
      </td>
      <td>
        <span className={styles.programs}>
          {protocols.map((protocol) => (
            <Program key={protocol} protocol={protocol} />
          ))}
        </span>
      </td>
      <td>
        <FreshnessChip times={times} periodSeconds={pagePeriodSeconds} paused={paused} />
      </td>
    </tr>
  )
}

function Program({ protocol }: { readonly protocol: ProtocolId }) {
  const [address] = protocolFacts[protocol].programIds
  return (
    <span className={styles.program}>
      <span className={styles.wholeKey} dir="ltr" translate="no">
        {address}
      </span>
      <span className={styles.shortKeyOnPhone}>
        <Key value={address} />
      </span>
      <CopyButton value={address} what="program" />
      <OutsideLink
        to={{ kind: 'account', address }}
        className={button({ variant: 'ghost', size: 'inline' })}
        title={tokensText.explorer}
      >
        <Icon name="external" />
        <span className={visuallyHidden}>{tokensText.explorer}</span>
      </OutsideLink>
    </span>
  )
}
