import { expect, test } from 'vitest'
import { PageCache, type RenderedPage } from './page-cache'
import { Payload } from './payload'

/** Creates a cache with a clock that the test moves, and renderings that the test ends. */
function createCase() {
  let nowMs = 0
  const started: PromiseWithEnd[] = []
  const cache = new PageCache({ nowMs: () => nowMs, monotonicMs: () => nowMs })
  return {
    started,
    moveTo: (ms: number) => {
      nowMs = ms
    },
    get: () =>
      cache.get('/', () => {
        const rendering = createRendering()
        started.push(rendering)
        return rendering.page
      }),
  }
}

type PromiseWithEnd = ReturnType<typeof createRendering>

function createRendering() {
  let end: (page: RenderedPage) => void = () => undefined
  let fail: (error: Error) => void = () => undefined
  const page = new Promise<RenderedPage>((resolve, reject) => {
    end = resolve
    fail = reject
  })
  return { page, end, fail }
}

function payloadOf(text: string): Payload {
  return new Payload({ status: 200, headers: {}, body: Buffer.from(text), contentType: 'text/html' })
}

async function createFilledCase() {
  const filled = createCase()
  const first = payloadOf('first')
  const waiting = filled.get()
  filled.started[0]?.end({ payload: first, shared: true })
  expect(await waiting).toBe(first)
  return { ...filled, first }
}

test('sends a page without rendering it again for a second', async () => {
  const { get, moveTo, started, first } = await createFilledCase()
  moveTo(999)
  expect(await get()).toBe(first)
  expect(started.length).toBe(1)
})

test('sends the last version in the next second, and renders the page once meanwhile', async () => {
  const { get, moveTo, started, first } = await createFilledCase()
  moveTo(1_000)
  expect([await get(), await get()]).toEqual([first, first])
  expect(started.length).toBe(2)
  const second = payloadOf('second')
  started[1]?.end({ payload: second, shared: true })
  await started[1]?.page
  await new Promise(setImmediate)
  expect(await get()).toBe(second)
  expect(started.length).toBe(2)
})

test('waits for a version that is less than two seconds old', async () => {
  const { get, moveTo, started } = await createFilledCase()
  moveTo(1_500)
  await get()
  moveTo(2_000)
  const waiting = get()
  const second = payloadOf('second')
  started[1]?.end({ payload: second, shared: true })
  expect(await waiting).toBe(second)
})

test('reports a failed rendering only to requests that wait for it', async () => {
  const { get, moveTo, started, first } = await createFilledCase()
  moveTo(1_000)
  expect(await get()).toBe(first)
  started[1]?.fail(new Error('rendering failed'))
  await new Promise(setImmediate)
  expect(await get()).toBe(first)
  moveTo(2_000)
  const waiting = get()
  started[2]?.fail(new Error('rendering failed again'))
  await expect(waiting).rejects.toThrow('failed again')
})
