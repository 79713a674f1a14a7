import { z } from 'zod'
import { rawToUiText } from '~/domain/base/amount'
import { numberToDecimalText } from '~/lib/text/decimal-text'

/** Positions of the decimal numbers in a response. */
type Plan =
  | { readonly kind: 'number' }
  | { readonly kind: 'list'; readonly item: Plan }
  | { readonly kind: 'tuple'; readonly items: readonly (Plan | undefined)[] }
  | { readonly kind: 'object'; readonly fields: ReadonlyMap<string, Plan>; readonly others: Plan | undefined }

type Schema = z.core.JSONSchema._JSONSchema

/**
 * Creates a function that converts the decimal numbers of a response to strings without an exponent
 * (`?numbers=string`). The schema of the response determines which numbers are decimal. If an exact `…Raw`
 * field is next to an amount, the string has all digits of this field. Any other number is written with the
 * digits of its double value. Integers stay numbers.
 */
export function createNumberWriter(result: z.ZodType): (wire: object) => object {
  const plan = planOf(z.toJSONSchema(result, { unrepresentable: 'any' }))
  return (wire) => {
    const written = write(wire, plan)
    return typeof written === 'object' && written !== null ? written : wire
  }
}

/** Finds the decimal numbers in a schema. Returns `undefined` if there are none. */
function planOf(schema: Schema | undefined): Plan | undefined {
  if (schema === undefined || typeof schema === 'boolean') return undefined
  if ([schema.type].flat().includes('number')) return { kind: 'number' }
  const choices = (schema.anyOf ?? schema.oneOf ?? []).map(planOf).filter((plan) => plan !== undefined)
  if (choices.length > 0) return choices.reduce(merge)
  if (schema.prefixItems !== undefined) return { kind: 'tuple', items: schema.prefixItems.map(planOf) }
  const item = Array.isArray(schema.items) ? undefined : planOf(schema.items)
  if (item !== undefined) return { kind: 'list', item }
  const fields = new Map<string, Plan>()
  for (const [name, field] of Object.entries(schema.properties ?? {})) {
    const plan = planOf(field)
    if (plan !== undefined) fields.set(name, plan)
  }
  const others = planOf(schema.additionalProperties)
  return fields.size > 0 || others !== undefined ? { kind: 'object', fields, others } : undefined
}

/** Merges the fields of the alternatives in a union schema. */
function merge(left: Plan, right: Plan): Plan {
  if (left.kind !== 'object' || right.kind !== 'object') return left
  return { ...left, fields: new Map([...right.fields, ...left.fields]) }
}

function write(value: unknown, plan: Plan | undefined): unknown {
  if (plan === undefined) return value
  if (typeof value === 'number') return plan.kind === 'number' ? numberToDecimalText(value) : value
  if (Array.isArray(value)) return value.map((item, index) => write(item, itemPlan(plan, index)))
  if (typeof value !== 'object' || value === null || plan.kind !== 'object') return value
  const row = new Map<string, unknown>(Object.entries(value))
  return Object.fromEntries([...row].map(([name, field]) => [name, writeField(row, name, field, plan)]))
}

function itemPlan(plan: Plan, index: number): Plan | undefined {
  return plan.kind === 'list' ? plan.item : plan.kind === 'tuple' ? plan.items[index] : undefined
}

function writeField(
  row: ReadonlyMap<string, unknown>,
  name: string,
  field: unknown,
  plan: Extract<Plan, { kind: 'object' }>,
): unknown {
  const own = plan.fields.get(name) ?? plan.others
  if (own === undefined) return field
  const exact = typeof field === 'number' ? exactText(field, row.get(`${name}Raw`)) : undefined
  return exact ?? write(field, own)
}

/**
 * Returns a UI amount with all digits of its amount in base units. The number of decimals is computed from
 * the ratio of the UI amount to the amount in base units.
 */
function exactText(ui: number, twin: unknown): string | undefined {
  if (typeof twin !== 'string' || !/^-?\d+$/.test(twin)) return undefined
  const raw = BigInt(twin)
  if (raw === 0n) return '0'
  const decimals = Math.round(Math.log10(Number(raw) / ui))
  if (!(decimals >= 0 && decimals <= 18)) return undefined
  const text = rawToUiText(raw, decimals)
  return Number(text) === ui ? text : undefined
}
