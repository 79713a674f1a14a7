import {
  changeKeptSeconds,
  type DayAgoPrices,
  dayAgoToleranceSeconds,
  secondsPerDay,
} from '~/domain/price/day-change'

interface PriceTable {
  readonly table: string
  /** SQL condition: row `p` belongs to the thing whose change is read. */
  readonly belongs: string
  /** Columns with the time and the price of a sample. */
  readonly at: string
  readonly price: string
  /** SQL of the time, unix seconds, from which the change is measured backwards. */
  readonly measuredAt: string
}

/** Columns with the samples around the 24 h mark, for `dayAgoPrices`. */
export const dayAgoColumns =
  'day_before.at as day_before_at, day_before.price as day_before_price, day_after.at as day_after_at, day_after.price as day_after_price, day_last.price as day_last_price'

/**
 * Returns the SQL joins that find the samples around the 24 h mark. Each join is one lookup in the index of the
 * table. The second and the third are only needed where no sample is close enough before the mark.
 */
export function dayAgoJoins({ table, belongs, at, price, measuredAt }: PriceTable): string {
  const mark = `(${measuredAt} - ${secondsPerDay})`
  const one = (condition: string, order: 'asc' | 'desc') =>
    `(select p.${at} as at, p.${price} as price from ${table} p where ${belongs} and p.${price} is not null and ${condition}
      order by p.${at} ${order} limit 1)`
  const oldest = dayAgoToleranceSeconds + changeKeptSeconds
  const isFar = `(day_before.at is null or day_before.at < ${mark} - ${dayAgoToleranceSeconds})`
  return `left join lateral ${one(`p.${at} <= ${mark} and p.${at} >= ${mark} - ${oldest}`, 'desc')} day_before on true
    left join lateral ${one(`${isFar} and p.${at} > ${mark} and p.${at} <= ${mark} + ${dayAgoToleranceSeconds}`, 'asc')} day_after on true
    left join lateral ${one(
      `${isFar} and day_after.at is null
        and p.${at} <= day_before.at + ${secondsPerDay + dayAgoToleranceSeconds} and p.${at} > day_before.at`,
      'desc',
    )} day_last on true`
}

/** Columns of `dayAgoColumns`, as `pg` returns them. */
export interface DayAgoRow {
  readonly day_before_at: number | null
  readonly day_before_price: number | string | null
  readonly day_after_at: number | null
  readonly day_after_price: number | string | null
  readonly day_last_price: number | string | null
}

/** Returns the samples around the 24 h mark. */
export function dayAgoPrices(row: DayAgoRow): DayAgoPrices {
  return {
    before: point(row.day_before_at, row.day_before_price),
    after: point(row.day_after_at, row.day_after_price),
    lastPrice: row.day_last_price === null ? undefined : Number(row.day_last_price),
  }
}

function point(at: number | null, price: number | string | null) {
  return at === null || price === null ? undefined : { at, price: Number(price) }
}
