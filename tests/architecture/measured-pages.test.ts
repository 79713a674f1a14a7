import { expect, test } from 'vitest'
import { everyPath, routesWithout } from '../bench/pages/routes'

const orders = [{ publicKey: 'an-order', userPublicKey: 'a-trader' }]
const paths = everyPath({ orders, limitOrders: ['a-limit-order'], perpTraders: ['a-taker', 'a-maker'] })

test('the bench of pages visits each route', async () => {
  expect(await routesWithout(paths)).toEqual([])
  expect(await routesWithout(paths.filter((path) => path !== '/status'))).toEqual(['/status'])
})
