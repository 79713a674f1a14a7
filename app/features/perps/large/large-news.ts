import { useCallback, useRef } from 'react'
import type { VenueTradeWire } from '~/contracts/perps/venue-rows'
import { formatUsd } from '~/domain/format/format'
import { perpVenueFacts } from '~/domain/protocol/perp-venue'
import { useRowFrames } from '~/shared/live/live-provider'
import { marksText } from '~/shared/marks/marks-text'
import { priceText } from '~/shared/perps/format-market'
import { useLarge } from './large-provider'
import { isLarge } from './large-settings'
import { largeText } from './large-text'

/** Minimum interval between notifications, milliseconds. */
const tellEveryMs = 2_000

/**
 * Shows a notification for each large trade of any venue. It is rendered only while the visitor has enabled notifications,
 * so that only then the stream has the trades of all venues. It draws nothing.
 */
export function LargeNews(): null {
  const { settings } = useLarge()
  const reportedAt = useRef(0)
  const tell = useCallback(
    (trades: readonly VenueTradeWire[]) => {
      const [largest] = trades
        .filter(({ quoteAssetAmount }) => isLarge(quoteAssetAmount, settings))
        .sort((one, other) => other.quoteAssetAmount - one.quoteAssetAmount)
      if (largest === undefined || Date.now() - reportedAt.current < tellEveryMs) return
      reportedAt.current = Date.now()
      if (settings.notify) notify(largest)
      if (settings.sound) playTone()
    },
    [settings],
  )
  useRowFrames('perps.trades', (frame) => tell(frame.rows))
  return null
}

function notify(trade: VenueTradeWire): void {
  if (!('Notification' in window) || Notification.permission !== 'granted') return
  const { text: usd, suffix } = formatUsd(trade.quoteAssetAmount)
  const side = trade.side === 'buy' ? marksText.buy : marksText.sell
  try {
    new Notification(largeText.newsTitle(`${trade.baseAssetSymbol}-PERP`, side, usd + suffix), {
      body: largeText.newsLine(perpVenueFacts[trade.venue].name, priceText(trade.price)),
      tag: trade.id,
    })
  } catch (error) {
    // On phones, only a service worker can show notifications.
    if (!(error instanceof TypeError)) throw error
  }
}

const toneHertz = 880
const toneSeconds = 0.18

function playTone(): void {
  const audio = new AudioContext()
  const tone = audio.createOscillator()
  const volume = audio.createGain()
  volume.gain.setValueAtTime(0.08, audio.currentTime)
  volume.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + toneSeconds)
  tone.frequency.value = toneHertz
  tone.connect(volume).connect(audio.destination)
  tone.onended = () => void audio.close()
  tone.start()
  tone.stop(audio.currentTime + toneSeconds)
}
