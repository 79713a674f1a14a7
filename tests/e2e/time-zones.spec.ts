import type { Page } from '@playwright/test'
import { expect, test } from './journey'

const sol = 'So11111111111111111111111111111111111111112'
const hourMs = 3_600_000
const chart = (page: Page) => page.getByRole('region', { name: 'SOL / USD' })

interface DrawnText {
  readonly text: string
  readonly x: number
  readonly isBold: boolean
}

/**
 * Runs in the page. Records the labels of the time axis, because the chart draws them on a canvas, so the
 * document does not contain them.
 */
function noteTicks(): void {
  const drawn: DrawnText[] = []
  Object.assign(window, { drawnTicks: drawn })
  const { fillText } = CanvasRenderingContext2D.prototype
  CanvasRenderingContext2D.prototype.fillText = function (text, x, ...rest) {
    if (/^(\d\d:\d\d|\d{1,2} [A-Z][a-z]{2})$/.test(text))
      drawn.push({ text, x, isBold: this.font.includes('bold') })
    return fillText.call(this, text, x, ...rest)
  }
}

/**
 * Returns the labels of the last drawing from left to right. The chart library draws the regular labels first
 * and then the bold ones, each from left to right.
 */
async function ticksOf(page: Page): Promise<DrawnText[]> {
  await expect(chart(page).locator('canvas').first()).toBeVisible()
  const ticks = async () => {
    const drawn = await page.evaluate(() => (window as unknown as { drawnTicks: DrawnText[] }).drawnTicks)
    const newest: DrawnText[] = []
    for (const tick of drawn.toReversed()) {
      const next = newest.at(-1)
      if (next !== undefined && (next.isBold === tick.isBold ? tick.x >= next.x : tick.isBold)) break
      newest.push(tick)
    }
    return newest.sort((one, other) => one.x - other.x)
  }
  await expect.poll(async () => (await ticks()).length).toBeGreaterThan(2)
  return ticks()
}

const boldOf = (ticks: readonly DrawnText[]) => ticks.filter(({ isBold }) => isBold).map(({ text }) => text)
const plainOf = (ticks: readonly DrawnText[]) => ticks.filter(({ isBold }) => !isBold).map(({ text }) => text)

/** Formats a time (unix milliseconds) as `25 Nov` in a time zone. */
function dayIn(timeZone: string, at: number): string {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, day: 'numeric', month: 'short' }).formatToParts(
    at,
  )
  const part = (type: string) => parts.find((one) => one.type === type)?.value
  return `${part('day')} ${part('month')}`
}

const zones = [
  { timezoneId: 'UTC', minute: '00', name: 'UTC' },
  { timezoneId: 'America/New_York', minute: '00', name: /GMT-[45]/ },
  { timezoneId: 'Asia/Kolkata', minute: '30', name: 'GMT+5:30' },
  { timezoneId: 'Pacific/Auckland', minute: '00', name: /GMT\+1[23]/ },
]

for (const { timezoneId, minute, name } of zones) {
  test.describe(`in ${timezoneId}`, () => {
    test.use({ timezoneId })
    test.beforeEach(({ page }) => page.addInitScript(noteTicks))

    test('a day of a token’s chart has its date at local midnight, in bold, and hours elsewhere', async ({
      page,
    }) => {
      await page.goto(`/tokens/${sol}?timeframe=1D`)
      const ticks = await ticksOf(page)
      const [today, yesterday] = [dayIn(timezoneId, Date.now()), dayIn(timezoneId, Date.now() - 24 * hourMs)]
      // At any time of day, exactly one of 24 hourly bars is the first bar of a day.
      expect(boldOf(ticks)).toHaveLength(1)
      expect([today, yesterday]).toContain(boldOf(ticks)[0])
      expect(plainOf(ticks).length).toBeGreaterThan(3)
      for (const text of plainOf(ticks)) expect(text).toMatch(new RegExp(`^\\d\\d:${minute}$`))
    })

    test('a week of a token’s chart names every day once, below its first bar', async ({ page }) => {
      // The chart has fourteen bars of twelve hours each, up to 2026-11-26T12:00Z.
      const last = Date.UTC(2026, 10, 26)
      const times = Array.from({ length: 14 }, (_, index) => last - (13 - index) * 12 * hourMs)
      await answerBars(page, times)
      await page.goto(`/orders/${sol}`)
      await chart(page).getByText('1W', { exact: true }).click()
      await expect.poll(async () => boldOf(await ticksOf(page)).length).toBeGreaterThan(5)
      const ticks = await ticksOf(page)
      const days = [...new Set(times.map((at) => dayIn(timezoneId, at)))]
      // The first bar may be in the middle of a day. In that case this day has no label.
      expect(days).toEqual(expect.arrayContaining(boldOf(ticks)))
      expect(boldOf(ticks)).toEqual(days.slice(days.length - boldOf(ticks).length))
    })

    test('the charts of DCA volume name their zone, and daily ones are in UTC', async ({ page }) => {
      await page.goto('/jupiter/dashboard?timeframe=day')
      const volume = page.getByRole('region', { name: 'DCA volume', exact: true })
      await expect(volume).toContainText(name)
      // Scroll to the chart, because it is drawn once it is visible.
      await volume.scrollIntoViewIfNeeded()
      const axis = volume.locator('svg text').filter({ hasText: /^\d\d:\d\d$/ })
      await expect(axis.first()).toHaveText(new RegExp(`:${minute}$`))
      await expect(
        page.getByRole('region', { name: '30-day DCA volume', exact: true }).first(),
      ).toContainText('Daily (UTC)')
    })
  })
}

test.describe('in New York at the end of daylight saving time', () => {
  test.use({ timezoneId: 'America/New_York' })
  test.beforeEach(({ page }) => page.addInitScript(noteTicks))

  test('a day of a token’s chart has each third hour once, and the date at its midnight', async ({
    page,
  }) => {
    // The bars start at 18:00 on 31 October. On 1 November, 1:00 occurs twice.
    const first = Date.UTC(2026, 9, 31, 22)
    await answerBars(
      page,
      Array.from({ length: 24 }, (_, index) => first + index * hourMs),
    )
    await page.goto(`/orders/${sol}`)
    const ticks = await ticksOf(page)
    expect(boldOf(ticks)).toEqual(['1 Nov'])
    const texts = ticks.map(({ text }) => text)
    expect(new Set(texts).size).toBe(texts.length)
    for (const text of plainOf(ticks)) expect(Number(text.slice(0, 2)) % 3).toBe(0)
    // Bar 6 is midnight and bar 10 is 3:00. On other days, bar 9 would be 3:00.
    const at = (text: string) => ticks.find((tick) => tick.text === text)?.x ?? Number.NaN
    const bar = (at('1 Nov') - at('21:00')) / 3
    expect((at('03:00') - at('1 Nov')) / bar).toBeCloseTo(4, 1)
  })

  test('a week of a token’s chart has each day once', async ({ page }) => {
    const last = Date.UTC(2026, 10, 3, 12)
    const times = Array.from({ length: 14 }, (_, index) => last - (13 - index) * 12 * hourMs)
    await answerBars(page, times)
    await page.goto(`/orders/${sol}`)
    await chart(page).getByText('1W', { exact: true }).click()
    await expect.poll(async () => boldOf(await ticksOf(page)).length).toBeGreaterThan(0)
    const texts = (await ticksOf(page)).map(({ text }) => text).filter((text) => text.includes(' '))
    expect(new Set(texts).size).toBe(texts.length)
    // The label of a new month is bold and outranks those of its days, so it is the only bold label.
    expect(texts).toContain('1 Nov')
  })
})

test.describe('in Berlin', () => {
  test.use({ timezoneId: 'Europe/Berlin' })

  /**
   * Expects a week from local midnight. The week that the server renders begins at 01:00 local time. The
   * oldest row of the table is the last one.
   */
  async function expectLocalWeek(page: Page): Promise<void> {
    const volume = page.getByRole('region', { name: 'DCA volume', exact: true })
    await volume.getByRole('button', { name: 'View as table' }).click()
    await expect(volume.getByRole('table').locator('tbody tr').last()).toContainText(/, 00:00/)
  }

  test('the chart of DCA volume shows the local week when the visitor chooses it', async ({ page }) => {
    await page.goto('/jupiter/dashboard')
    const week = page.getByRole('navigation', { name: 'Timeframe' }).getByRole('link', { name: 'Week' })
    await week.click()
    await expect(week).toHaveAttribute('aria-current', 'true')
    await expectLocalWeek(page)
  })

  test('the chart of DCA volume shows the local week on a page with this timeframe', async ({ page }) => {
    await page.goto('/tokens', { waitUntil: 'networkidle' })
    await page.evaluate(() => window.__remixRouter?.navigate('/jupiter/dashboard?timeframe=week'))
    await expectLocalWeek(page)
    await page.reload()
    await expectLocalWeek(page)
  })
})

test.describe('without JavaScript', () => {
  test.use({ timezoneId: 'America/New_York', javaScriptEnabled: false })

  test('labels times as UTC', async ({ page }) => {
    await page.goto(`/tokens/${sol}?timeframe=1D`)
    await expect(chart(page).locator('tbody tr').first()).toContainText(/\d\d:00 UTC/)
    await page.goto('/jupiter/dashboard')
    const volume = page.getByRole('region', { name: 'DCA volume', exact: true }).first()
    await expect(volume).toContainText('times in UTC')
  })
})

/** Responds to the page's requests for bars. The bars have the given times, unix milliseconds. */
async function answerBars(page: Page, times: readonly number[]): Promise<void> {
  const data = times.map((time, index) => ({
    time,
    open: 100 + index,
    high: 102 + index,
    low: 99 + index,
    close: 101 + index,
    volume: 1_000,
  }))
  const now = Math.floor(Date.now() / 1_000)
  const meta = { source: 'live', dataTime: now, dataSlot: 1, notice: null }
  await page.route('**/panels/candles/**', (route) =>
    route.fulfill({ json: { data, meta, answeredAt: now } }),
  )
}
