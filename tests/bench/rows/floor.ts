import type { DcaOrderWire } from '~/contracts/orders/order'

/**
 * Runs in the page. `window.sayBare` does the least possible work for a frame: it parses the frame and writes
 * as many elements as the product does, in one loop without checks.
 */
export function speakBare(): void {
  const rows = [...document.querySelectorAll('tbody tr')]
  const cells: ReturnType<typeof cellsOf>[] = []
  let round = 0
  Object.assign(window, {
    sayBare() {
      round += 1
      const frame: { readonly rows: readonly DcaOrderWire[] } = JSON.parse(Reflect.get(window, 'frame')())
      frame.rows.forEach(({ amountUsd, usdSpentPerMinute, progress }, place) => {
        // Look up a missing cell again, because a value that was missing at first has its element only now.
        const cell = cells[place] ?? cellsOf(rows[place])
        cells[place] = cell
        const share = `${Math.round(progress)}%`
        cell.row.className = `${cell.rowClass} bare${round % 2}`
        write(cell.amount, amountUsd?.toFixed(2) ?? '')
        cell.amount.title = String(amountUsd)
        write(cell.pace, usdSpentPerMinute?.toFixed(2) ?? '')
        cell.bar.style.width = share
        write(cell.percent, share)
      })
    },
  })

  function cellsOf(row: Element | undefined) {
    const find = (selector: string) => {
      const element = row?.querySelector<HTMLElement>(selector)
      if (!element) throw new Error(`a row has no ${selector}`)
      return element
    }
    const amount = find('abbr')
    const tr = amount.closest('tr') ?? amount
    return {
      row: tr,
      rowClass: tr.className.split(' ')[0] ?? '',
      amount,
      pace: find('td:nth-child(4) > span > span + span'),
      bar: find('i[style]'),
      percent: find('td:nth-child(5) > span > span + span'),
    }
  }

  function write({ firstChild }: Element, text: string) {
    if (firstChild !== null) firstChild.nodeValue = text
  }
}
