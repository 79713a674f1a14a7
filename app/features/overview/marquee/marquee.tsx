import { useEffect, useState } from 'react'
import type { TradeRow } from '~/contracts/trade'
import type { PerpVenue } from '~/domain/protocol/venues'
import type { PanelTimes } from '~/domain/service/freshness'
import { OutsideLink } from '~/shared/links/outside-link'
import { useLive } from '~/shared/live/live-provider'
import { useSite } from '~/shared/page/site'
import { usePolled } from '~/shared/page-data/use-polled'
import { Button, IconButton } from '~/ui/controls/button'
import { StaleDimmer } from '~/ui/panel/stale-dimmer'
import { text } from '~/ui/text'
import { visuallyHidden } from '~/ui/theme/text-style.css'
import { overviewText } from '../overview-text'
import type { OverviewVenue } from '../overview-venue'
import { type OverviewPanels, paces, panelPath } from '../panels'
import * as styles from './marquee.css'
import { MarqueeItem } from './marquee-item'
import { useDrag } from './use-drag'
import { type Marquee, useMarquee } from './use-marquee'

const words = overviewText.marquee

const periodSeconds = paces.trades.everyMs / 1_000

interface TradeMarqueeProps {
  readonly answer: OverviewPanels['trades']
  readonly perps: OverviewVenue
}

/** Moving ticker of the largest trades of the day. */
export function TradeMarquee({ answer, perps }: TradeMarqueeProps) {
  const { data, times, isRetrying, refresh } = usePolled(panelPath('trades'), answer, paces.trades)
  return (
    <section className={styles.marquee} aria-label={words.title}>
      {data === null && isRetrying ? (
        <Loading />
      ) : data === null ? (
        <p className={styles.state} role="alert">
          <span title={words.failedWhy}>{words.failed}</span>
          <Button size="small" variant="ghost" onClick={refresh}>
            {text.retry}
          </Button>
        </p>
      ) : data.length === 0 ? (
        <p className={styles.state}>{times.dataAt === undefined ? text.waiting : words.empty}</p>
      ) : (
        <RunningTrades trades={data} times={times} venue={perps.venue} />
      )}
      <TradeOnVenue perps={perps} />
    </section>
  )
}

const placesSeen = 6

function Loading() {
  return (
    <p className={styles.state} role="status" aria-busy>
      <span className={visuallyHidden}>{text.loading(words.title)}</span>
      {Array.from({ length: placesSeen }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: identical slots
        <span key={place} className={styles.place} />
      ))}
    </p>
  )
}

interface RunningTradesProps {
  readonly trades: readonly TradeRow[]
  readonly times: PanelTimes
  readonly venue: PerpVenue
}

function RunningTrades({ trades, times, venue }: RunningTradesProps) {
  const marquee = useMarquee(JSON.stringify(trades))
  const drag = useDrag(marquee.pull, marquee.rest)
  return (
    <>
      <Controls marquee={marquee} />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: hovering pauses it; its links and buttons work without a pointer */}
      <div
        ref={marquee.frame}
        className={styles.frame}
        onPointerEnter={() => marquee.hold('pointed', true)}
        onPointerLeave={() => marquee.hold('pointed', false)}
        // Ignore focus that a pointer causes, because it would remain after a drag and keep the marquee
        // stopped.
        onFocus={({ target }) => {
          if (!target.matches(':focus-visible')) return
          marquee.hold('focused', true)
          marquee.reveal(target)
        }}
        onBlur={() => marquee.hold('focused', false)}
        {...drag}
      >
        <StaleDimmer times={times} periodSeconds={periodSeconds}>
          <div ref={marquee.run} className={styles.run}>
            {Array.from({ length: marquee.copies }, (_, copy) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: identical copies
              <Turn key={copy} trades={trades} venue={venue} isCopy={copy > 0} />
            ))}
          </div>
        </StaleDimmer>
      </div>
    </>
  )
}

interface TurnProps extends Pick<RunningTradesProps, 'trades' | 'venue'> {
  readonly isCopy: boolean
}

/** The items of one loop. Each trade appears once. */
function Turn({ trades, venue, isCopy }: TurnProps) {
  return (
    <ul className={styles.turn} aria-hidden={isCopy || undefined} data-copy={isCopy || undefined}>
      {trades.map((trade, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an order may fill twice within a second, and slots have no state
        <li key={place} className={styles.slot}>
          <MarqueeItem trade={trade} shown={venue} silent={isCopy} />
        </li>
      ))}
    </ul>
  )
}

function Controls({ marquee }: { readonly marquee: Marquee }) {
  const [paused, setPaused] = useState(false)
  const { paused: allPaused } = useLive()
  const isPaused = paused || allPaused
  const { hold } = marquee
  useEffect(() => hold('paused', isPaused), [hold, isPaused])
  return (
    <div className={styles.controls} data-needs-script="">
      <IconButton icon="previous" label={words.previous} onClick={() => marquee.step('previous')} />
      <IconButton
        icon={isPaused ? 'play' : 'pause'}
        label={isPaused ? words.resume : words.pause}
        disabled={allPaused}
        onClick={() => setPaused(!paused)}
      />
      <IconButton icon="next" label={words.next} onClick={() => marquee.step('next')} />
    </div>
  )
}

function TradeOnVenue({ perps: { venue, name } }: { readonly perps: OverviewVenue }) {
  const site = useSite()
  if (site === undefined) return null
  return (
    <div className={styles.venueSide}>
      <OutsideLink to={{ kind: 'perps', venue }} className={styles.venue}>
        {words.tradeOn(name)} <b className={styles.offer}>{site.operator.perps.offer}</b>
      </OutsideLink>
    </div>
  )
}
