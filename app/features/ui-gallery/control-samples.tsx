import { useState } from 'react'
import { Button, IconButton } from '~/ui/controls/button'
import { button } from '~/ui/controls/button-class'
import { Kbd } from '~/ui/controls/kbd'
import { Link } from '~/ui/controls/link'
import { SearchField } from '~/ui/controls/search-field'
import { Segmented } from '~/ui/controls/segmented'
import { SegmentedLinks } from '~/ui/controls/segmented-links'
import { Select } from '~/ui/controls/select'
import { Switch } from '~/ui/controls/switch'
import { TabLinks } from '~/ui/controls/tab-links'
import { Tabs } from '~/ui/controls/tabs'
import { Chip } from '~/ui/marks/chip'
import { Card } from '~/ui/panel/card'
import { PagerButtons } from '~/ui/table/pager-buttons'
import * as styles from './gallery.css'

const frames = [
  { value: 'hour', label: 'Hour' },
  { value: 'day', label: 'Day' },
  { value: 'week', label: 'Week' },
] as const
type Frame = (typeof frames)[number]['value']

const views = [
  { name: 'positions', label: 'Positions' },
  { name: 'orders', label: 'Orders' },
] as const
type View = (typeof views)[number]['name']

/** Samples of buttons, chips, fields and choices. */
export function ControlSamples() {
  return (
    <>
      <Buttons />
      <Chips />
      <Inputs />
      <Choices />
    </>
  )
}

function Buttons() {
  return (
    <Card title="Buttons">
      <div className={styles.samples}>
        <Button variant="primary">Primary</Button>
        <Button>Quiet</Button>
        <Button disabled>Disabled</Button>
        <Button busy>Authenticating...</Button>
        <Button variant="ghost" icon="pause">
          Ghost
        </Button>
        <Button variant="buy">Buy</Button>
        <Button variant="sell">Sell</Button>
        <Button variant="buyInRow" size="small">
          Buy JUP
        </Button>
        <Button variant="pill" size="small">
          ▲ 3 new
        </Button>
        <Link to="/__ui" className={button({ size: 'small' })}>
          Link
        </Link>
        <IconButton icon="star" label="Star" />
        <IconButton icon="star" label="Starred" filled />
        <IconButton icon="copy" label="Copy" inline />
        <IconButton icon="next" label="Next" disabled />
      </div>
    </Card>
  )
}

function Chips() {
  return (
    <Card title="Chips">
      <div className={styles.samples}>
        <Chip kind="plain">Partial</Chip>
        <Chip kind="outline">Open</Chip>
        <Chip kind="good">Complete</Chip>
        <Chip kind="bad">Cancelled</Chip>
        <Chip kind="new">New</Chip>
        <Chip kind="warning">unverified</Chip>
        <Chip kind="source">Simulated data</Chip>
        <Kbd>/</Kbd>
      </div>
    </Card>
  )
}

function Inputs() {
  const [metric, setMetric] = useState<'net' | 'all'>('net')
  const [on, setOn] = useState(true)
  return (
    <Card title="Inputs">
      <div className={styles.samples}>
        <SearchField label="Markets" placeholder="Search markets..." />
        <SearchField label="Mint" defaultValue="not-a-mint" aria-invalid />
        <Select
          label="Metric"
          value={metric}
          options={[
            { value: 'net', label: 'Net Volume' },
            { value: 'all', label: 'Volume' },
          ]}
          onChange={setMetric}
        />
        <Switch on={on} onChange={setOn}>
          Hide stablecoins
        </Switch>
        <Switch on={false} onChange={setOn} disabled>
          Disabled
        </Switch>
      </div>
    </Card>
  )
}

function Choices() {
  const [frame, setFrame] = useState<Frame>('day')
  const [view, setView] = useState<View>('positions')
  const [page, setPage] = useState(1)
  const links = frames.map(({ value, label }) => ({
    label,
    to: `/__ui?frame=${value}`,
    current: value === 'day',
  }))
  return (
    <Card title="Choices">
      <div className={styles.samples}>
        <Segmented label="Timeframe" value={frame} options={frames} onChange={setFrame} />
        <SegmentedLinks label="Timeframe by address" segments={links} />
        <PagerButtons of="samples" page={page} pages={3} onTurn={setPage} />
      </div>
      <TabLinks label="Tabs by address" tabs={links} />
      <Tabs label="Tabs" tabs={views} current={view} onChange={setView}>
        <div className={styles.samples}>{view}</div>
      </Tabs>
    </Card>
  )
}
