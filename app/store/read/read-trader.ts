/** SQL condition: the wallet `$1` has or had an order or a perp account. */
export const isTraderSql = `(exists (select from dca_order where user_key = $1)
  or exists (select from limit_order where maker = $1) or exists (select from perp_owner where authority = $1))`
