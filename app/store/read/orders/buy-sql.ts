import { quoteMints } from '~/domain/token/mints'

const listed = quoteMints.map((mint) => `'${mint}'`).join(', ')

/** SQL form of `quoteRank`. */
const rankSql = (column: string) =>
  `coalesce(array_position(array[${listed}], ${column}), ${quoteMints.length + 1})`

/** SQL form of `isBuy`, for a row with an input mint and an output mint. */
export function isBuySql(row: string): string {
  return `${rankSql(`${row}.input_mint`)} <= ${rankSql(`${row}.output_mint`)}`
}
