import { expect, test } from 'vitest'
import { dataFolder, processesWith, startProduct } from '../../helpers/product'

test('a signal to the whole group of `npm run dev` stops it without leaving a process', {
  timeout: 90_000,
}, async () => {
  const folder = dataFolder()
  const product = startProduct('scripts/dev.mjs', { DATA_DIR: folder }, { detached: true })
  expect((await fetch(`${await product.url}/healthz`)).status).toBe(200)
  const group = -Number(product.child.pid)
  process.kill(group, 'SIGTERM')
  // As npm passes it on.
  setTimeout(() => product.child.kill('SIGTERM'), 50)
  expect((await product.ended).code).toBe(0)
  expect(processesWith(folder)).toEqual([])
})
