import { useId, useState } from 'react'
import { formatCount } from '~/domain/format/format'
import { button } from '~/ui/controls/button-class'
import { bare, field } from '~/ui/controls/field.css'
import { Link } from '~/ui/controls/link'
import { Switch } from '~/ui/controls/switch'
import { usePopover } from '~/ui/overlay/use-popover'
import * as styles from './large.css'
import { LargeNews } from './large-news'
import { useLarge } from './large-provider'
import { largeText } from './large-text'

interface LargeMenuProps {
  /** Returns the URL of the view that shows only trades and orders above the threshold. */
  readonly onlyHref: (fromUsd: number) => string
  /** Parses the size that the visitor typed, USD. `undefined`: invalid. */
  readonly parseUsd: (typed: string) => number | undefined
}

/** Menu with the threshold for large trades and orders and the notification settings. */
export function LargeMenu(props: LargeMenuProps) {
  const { settings } = useLarge()
  const { id, ref } = usePopover<HTMLDivElement>((panel) => panel.querySelector('input')?.focus())
  return (
    <>
      {settings.notify || settings.sound ? <LargeNews /> : null}
      <button
        type="button"
        popovertarget={id}
        className={button({ variant: 'ghost', size: 'small' })}
        data-needs-script=""
      >
        <span className={styles.mark} aria-hidden="true">
          ◆
        </span>
        {largeText.button}
      </button>
      <div
        ref={ref}
        id={id}
        popover="auto"
        role="dialog"
        aria-label={largeText.title}
        className={styles.panel}
        data-raised=""
      >
        <Choices {...props} />
      </div>
    </>
  )
}

function Choices({ onlyHref, parseUsd }: LargeMenuProps) {
  const { settings, change } = useLarge()
  return (
    <>
      <p className={styles.title}>{largeText.title}</p>
      <Threshold fromUsd={settings.fromUsd} parseUsd={parseUsd} onChange={(fromUsd) => change({ fromUsd })} />
      <Link to={onlyHref(settings.fromUsd)} sameView className={button({ size: 'small' })}>
        {largeText.onlyLarge}
      </Link>
      <NotifySwitch />
      <Switch wide on={settings.sound} onChange={(sound) => change({ sound })}>
        {largeText.sound}
      </Switch>
      <p className={styles.note}>{largeText.note}</p>
    </>
  )
}

interface ThresholdProps extends Pick<LargeMenuProps, 'parseUsd'> {
  readonly fromUsd: number
  readonly onChange: (fromUsd: number) => void
}

function Threshold({ fromUsd, parseUsd, onChange }: ThresholdProps) {
  const id = useId()
  const [typed, setTyped] = useState<string>()
  const usd = typed === undefined ? fromUsd : parseUsd(typed)
  return (
    <span className={field}>
      <label htmlFor={id} className={styles.label}>
        {largeText.from}
      </label>
      <input
        id={id}
        className={bare}
        inputMode="decimal"
        autoComplete="off"
        value={typed ?? formatCount(fromUsd)}
        aria-invalid={usd === undefined || usd === 0}
        onChange={(event) => {
          setTyped(event.target.value)
          const next = parseUsd(event.target.value)
          if (next !== undefined && next > 0) onChange(next)
        }}
        onBlur={() => setTyped(undefined)}
      />
    </span>
  )
}

/**
 * Switches notifications on or off. The browser's permission is requested only when the visitor switches
 * notifications on.
 */
function NotifySwitch() {
  const { settings, change } = useLarge()
  const [denied, setDenied] = useState(false)
  const turn = async (on: boolean) => {
    const allowed = !on || (await mayNotify())
    setDenied(!allowed)
    change({ notify: on && allowed })
  }
  return (
    <>
      <Switch wide on={settings.notify} onChange={(on) => void turn(on)}>
        {largeText.notify}
      </Switch>
      {denied ? (
        <p className={styles.note} role="status">
          {largeText.denied}
        </p>
      ) : null}
    </>
  )
}

async function mayNotify(): Promise<boolean> {
  return 'Notification' in window && (await Notification.requestPermission()) === 'granted'
}
