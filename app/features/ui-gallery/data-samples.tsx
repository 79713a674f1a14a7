import { formatUsd } from '~/domain/format/format'
import { Pace } from '~/shared/marks/pace'
import { SideMark } from '~/shared/marks/side-mark'
import { TokenCell } from '~/shared/marks/token-cell'
import { StarButton } from '~/shared/saved-items/star-button'
import { Address } from '~/ui/clipboard/address'
import { Logo } from '~/ui/marks/logo'
import { Progress } from '~/ui/marks/progress'
import { Sparkline } from '~/ui/marks/sparkline'
import { Card } from '~/ui/panel/card'
import { ChartFrame } from '~/ui/panel/chart-frame'
import { Stat, Stats } from '~/ui/panel/stat'
import { NumberCell } from '~/ui/table/number-cell'
import * as styles from './gallery.css'

const mint = 'JUPyiwrYJFskUPiHa7hkeR8VUtAeFoSYbKedZNsDvCN'
const jup = { mint, symbol: 'JUP', name: 'Jupiter', verified: true, imitates: null, hasPicture: false }
const fake = { ...jup, symbol: '<img src=x onerror=alert(1)>', verified: false, imitates: 'JUP' }
const week = [3, 5, 4, null, 8, 7, 9]

/** Samples of figures, badges and small charts. */
export function DataSamples() {
  return (
    <>
      <Tokens />
      <Figures />
      <Marks />
      <ChartFrame
        title="Chart"
        columns={[{ header: 'Day' }, { header: 'Orders', align: 'end' }]}
        rows={week.map((orders, day) => [`Day ${day + 1}`, orders ?? '—'])}
      >
        <div className={styles.samples}>
          <Sparkline values={week} label="Orders by day" size={{ width: 280, height: 96 }} />
        </div>
      </ChartFrame>
    </>
  )
}

function Tokens() {
  return (
    <Card title="Tokens and addresses">
      <div className={styles.samples}>
        <Logo />
        <TokenCell token={jup} />
        <TokenCell token={fake} />
        <Address value={mint} what="mint" />
        <StarButton item={{ ...jup, kind: 'token', key: mint }} called="JUP" />
      </div>
    </Card>
  )
}

function Figures() {
  return (
    <Card title="Figures">
      <div className={styles.samples}>
        <Stats variant="row">
          <Stat variant="row" label="24h Volume">
            <NumberCell number={formatUsd(14_210_000)} />
          </Stat>
          <Stat variant="row" label="Open Interest" explains="One side, × oracle price">
            <NumberCell number={formatUsd(2_480)} />
          </Stat>
        </Stats>
        <Stats variant="tiles">
          <Stat variant="tiles" label="Active orders" detail="of 1,284">
            284
          </Stat>
        </Stats>
      </div>
    </Card>
  )
}

function Marks() {
  return (
    <Card title="Marks">
      <div className={styles.samples}>
        <SideMark buy />
        <SideMark buy={false} />
        <Progress percent={38} />
        <Progress percent={94} />
        <Pace usdPerMinute={420} />
        <Pace usdPerMinute={5120.5} />
        <Sparkline values={week} label="Seven days, rising from 3 to 9" tone="up" />
        <Sparkline values={[9, 4, 6]} label="Falling from 9 to 6" tone="down" />
      </div>
    </Card>
  )
}
