import type { APIRequestContext, Locator, Page } from '@playwright/test'
import * as format from '~/domain/format/format'

/** Mints of SOL and USDC. */
export const sol = 'So11111111111111111111111111111111111111112'
export const usdc = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'
/** Options of a request that the API takes for one of our own pages. */
export const asPage = { headers: { 'Sec-Fetch-Site': 'same-origin' } }

/** Returns a number as the page prints it. A missing number is a dash. */
export const textOf = (
  number: number | null | undefined,
  formatted: (known: number) => format.FormattedNumber,
): string => {
  if (number === null || number === undefined) return format.missingText
  const { text, suffix } = formatted(number)
  return text + suffix
}
export const usd = (number: number | null) => textOf(number, format.formatUsd)
export const price = (number: number | null) => textOf(number, format.formatPrice)
export const side = (buy: boolean) => (buy ? 'BUY' : 'SELL')

/**
 * Loads the page at the same time as the API response. A random query parameter makes the server render the
 * page again.
 */
export async function openAt(page: Page, path: string): Promise<void> {
  const unheard = `${path}${path.includes('?') ? '&' : '?'}asked=${Math.random()}`
  await page.goto(unheard, { waitUntil: 'domcontentloaded' })
}

/** Reads the rows of an API response. A list has them in `content`. */
export async function responseOf<Wire>(request: APIRequestContext, path: string): Promise<readonly Wire[]> {
  const body = await (await request.get(path, asPage)).json()
  return Array.isArray(body) ? body : body.content
}

/** Returns all words in the body of a table, row by row. */
export function wordsIn(table: Locator): Promise<string[][]> {
  return table.evaluate((element: HTMLTableElement) =>
    [...element.tBodies].flatMap((body) =>
      [...body.rows].map((row) =>
        // biome-ignore lint/performance/useDomNodeTextContent: text for phones only must be left out
        [...row.cells].map((cell) => cell.innerText.replace('×', '').replaceAll(/\s+/g, ' ').trim()),
      ),
    ),
  )
}

export const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0)

/** Returns the text in the page that contains its header figures. */
export async function figuresOf(page: Page): Promise<string> {
  return (await page.getByRole('main').textContent()) ?? ''
}
