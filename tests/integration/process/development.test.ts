import { expect, test } from 'vitest'
import { dataFolder, processesWith, startProduct } from '../../helpers/process/product'

test.each(['SIGTERM', 'SIGHUP'] as const)(
  '%s to the whole group of `npm run dev` stops it without leaving a process',
  {
    timeout: 90_000,
  },
  async (signal) => {
    const folder = dataFolder()
    const product = startProduct('scripts/dev.mjs', { DATA_DIR: folder }, { detached: true })
    expect((await fetch(`${await product.url}/healthz`)).status).toBe(200)
    const group = -Number(product.child.pid)
    process.kill(group, signal)
    // npm forwards the signal, so the product receives it twice.
    setTimeout(() => product.child.kill(signal), 50)
    expect((await product.ended).code).toBe(0)
    expect(processesWith(folder)).toEqual([])
  },
)
