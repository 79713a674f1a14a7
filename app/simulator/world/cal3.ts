import { createWorld } from './world'
import { slotAtMs } from './world-time'

const tip = slotAtMs(Date.UTC(2026, 10, 21, 13, 0, 0))
const w = createWorld(1, 1)
for (const b of w.orderBooks) {
  const c0 = process.cpuUsage()
  const all = b.between(tip, tip)
  const c = process.cpuUsage(c0)
  console.log(
    'plot',
    b.plot.code,
    'n',
    all.length,
    'steps',
    all.reduce((a, s) => a + s.steps.length, 0),
    'cpu ms',
    ((c.user + c.system) / 1e3) | 0,
  )
}
