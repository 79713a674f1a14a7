import { type ProtocolId, protocolsOfKind } from '../protocol/protocol'

/**
 * How a column is stored in the files of the mirror. `raw` is an exact amount of up to 20 digits, `wide` one of
 * up to 38 digits. `time` is a point in time (UTC).
 */
export type MirrorKind = 'text' | 'integer' | 'raw' | 'wide' | 'double' | 'boolean' | 'time'

/** A column of the mirror. It has the name of its column in the store, except for the time. */
export interface MirrorColumn {
  readonly name: string
  readonly kind: MirrorKind
  readonly meaning: string
}

export interface MirrorTable {
  readonly name: MirrorTableName
  readonly meaning: string
  /** Protocols whose events the table has. Each protocol has a folder in the folder of the table. */
  readonly protocols: readonly ProtocolId[]
  readonly columns: readonly MirrorColumn[]
}

export const mirrorTableNames = [
  'fills',
  'order_events',
  'perp_fills',
  'perp_order_actions',
  'perp_fundings',
] as const
export type MirrorTableName = (typeof mirrorTableNames)[number]

const text = (name: string, meaning: string): MirrorColumn => ({ name, kind: 'text', meaning })
const integer = (name: string, meaning: string): MirrorColumn => ({ name, kind: 'integer', meaning })
const raw = (name: string, meaning: string): MirrorColumn => ({ name, kind: 'raw', meaning })
const wide = (name: string, meaning: string): MirrorColumn => ({ name, kind: 'wide', meaning })
const flag = (name: string, meaning: string): MirrorColumn => ({ name, kind: 'boolean', meaning })

const at: MirrorColumn = { name: 'block_time', kind: 'time', meaning: 'block time, UTC' }
const slot = integer('slot', 'slot of the transaction')

/** Columns that identify an event. No two rows of a table have the same values in them. */
const identity: readonly MirrorColumn[] = [
  slot,
  text('signature', 'signature of the transaction, base58'),
  text(
    'instruction_path',
    'place of the instruction in the transaction, such as 2.1; log: a record in the log',
  ),
  integer('event_index', 'number of the event within the instruction or log'),
]

const order = [text('protocol', 'protocol of the order'), text('order_key', 'account of the order')]
const spot = protocolsOfKind('dca', 'limit')
const perp = protocolsOfKind('perp')

const venue = text('venue', 'perps venue')
const market = [
  integer('market_index', 'number of the market at its venue'),
  text('market_type', 'perp or spot'),
]

const fills: MirrorTable = {
  name: 'fills',
  meaning: 'Executions of DCA and limit orders.',
  protocols: spot,
  columns: [
    at,
    ...order,
    text('maker', 'owner of the order'),
    text('taker', 'trader who took the order'),
    text('input_mint', 'token that the maker sold'),
    text('output_mint', 'token that the maker bought'),
    raw('input_raw', 'amount sold, base units; null if unknown'),
    raw('output_raw', 'amount bought, base units'),
    raw('remaining_raw', 'input left in the order, base units; null if the event lacks it'),
    text('fee_mint', 'token of the fee'),
    raw('fee_raw', 'fee, base units'),
    integer('number_of_fills', 'number of fills of the order so far, where the event has it'),
    { name: 'usd', kind: 'double', meaning: 'value at the prices of the time, USD; null if unknown' },
    ...identity,
  ],
}

const orderEvents: MirrorTable = {
  name: 'order_events',
  meaning: 'Openings and endings of DCA and limit orders.',
  protocols: spot,
  columns: [
    at,
    ...order,
    text('kind', 'opened, completed, cancelled or expired'),
    text('maker', 'owner of the order; this and the following six only for openings'),
    text('input_mint', 'token to sell'),
    text('output_mint', 'token to buy'),
    raw('input_raw', 'amount to sell, base units'),
    raw('expected_output_raw', 'amount to receive, base units; null for DCA'),
    raw('in_amount_per_cycle_raw', 'amount to sell per cycle, base units; only DCA'),
    integer('cycle_frequency', 'seconds between cycles; only DCA'),
    integer('expires_at', 'time of expiry, unix seconds'),
    raw('withdrawn_raw', 'input withdrawn before the ending, base units; only DCA'),
    raw('used_raw', 'input sold until the ending, base units; only DCA'),
    raw('received_raw', 'output bought until the ending, base units; only DCA'),
    ...identity,
  ],
}

const perpFills: MirrorTable = {
  name: 'perp_fills',
  meaning: 'Executions at perps venues. Liquidations are those with explanation 5.',
  protocols: perp,
  columns: [
    at,
    venue,
    ...market,
    raw('fill_record_id', 'number of the execution in its market'),
    raw('base_raw', 'size, 1e9'),
    raw('quote_raw', 'notional, 1e6 USD'),
    raw('oracle_price_raw', 'oracle price, 1e6 USD'),
    text('taker', 'User account of the taker'),
    integer('taker_order_id', 'order of the taker'),
    text('taker_direction', 'long or short'),
    raw('taker_fee_quote_raw', 'fee of the taker, 1e6 USD'),
    text('maker', 'User account of the maker; null: the AMM'),
    integer('maker_order_id', 'order of the maker'),
    text('maker_direction', 'long or short'),
    raw('maker_fee_quote_raw', 'fee of the maker, 1e6 USD; negative: a rebate'),
    integer('explanation', "the program's number for the way of execution"),
    ...identity,
  ],
}

const perpOrderActions: MirrorTable = {
  name: 'perp_order_actions',
  meaning: 'Placings, cancellations, triggers and expiries of orders at perps venues.',
  protocols: perp,
  columns: [
    at,
    venue,
    ...market,
    text('action', 'place, cancel, trigger or expire'),
    text('user_key', 'User account'),
    integer('order_id', 'number of the order in its account'),
    text('direction', 'long or short'),
    raw('base_raw', 'size, 1e9'),
    raw('base_filled_raw', 'executed size, 1e9'),
    raw('quote_filled_raw', 'executed notional, 1e6 USD'),
    raw('price_raw', 'limit price, 1e6 USD; 0: none'),
    raw('oracle_price_raw', 'oracle price, 1e6 USD'),
    integer('order_type', "the program's number for the type; this and the following only for placings"),
    raw('trigger_price_raw', 'trigger price, 1e6 USD'),
    integer('trigger_condition', "the program's number for the condition"),
    integer('oracle_price_offset_raw', 'limit price relative to the oracle, 1e6 USD'),
    integer('max_at', 'time of expiry, unix seconds; 0: never'),
    flag('reduce_only', 'whether the order only reduces a position'),
    flag('post_only', 'whether the order only makes'),
    flag('immediate_or_cancel', 'whether the rest is cancelled at once'),
    ...identity,
  ],
}

const perpFundings: MirrorTable = {
  name: 'perp_fundings',
  meaning: 'Funding records of perp markets, about one per market and hour.',
  protocols: perp,
  columns: [
    at,
    venue,
    integer('market_index', 'number of the market at its venue'),
    raw('record_id', 'number of the record in its market'),
    raw('funding_rate_raw', 'funding of one unit of base, 1e9 USD; positive: longs pay'),
    raw('oracle_twap_price_raw', 'average oracle price, 1e6 USD'),
    raw('mark_twap_price_raw', 'average mark price, 1e6 USD'),
    wide('cumulative_long_raw', 'sum of the funding of longs, 1e9 USD'),
    wide('cumulative_short_raw', 'sum of the funding of shorts, 1e9 USD'),
    slot,
    text('signature', 'signature of the transaction, base58'),
  ],
}

/** All tables of the mirror. */
export const mirrorTables: readonly MirrorTable[] = [
  fills,
  orderEvents,
  perpFills,
  perpOrderActions,
  perpFundings,
]
