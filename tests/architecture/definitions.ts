import type { MetricDefinition } from '~/domain/metrics/metric-definition'
import { type MetricGroup, metricGroups } from '~/domain/metrics/metrics'

const head = `<!-- Generated from app/domain/metrics. Do not edit; see docs/contributing.md, "A metric definition". -->

# Definitions

Formula and unit of every number that Sextant computes. The page \`/methodology\` and the help cards beside the numbers
show the same texts. [\`app/domain/metrics\`](../app/domain/metrics) is their only source. Numbers that are read from
the chain and only scaled are described, with their units, in \`/openapi.json\`.

Rules for all of them:

- A missing number is null in the API and “—” on pages. A volume of 0 means that nothing was executed.
- USD values of spot tokens are per 10^decimals base units and never depend on a token's display multiplier. Amounts
  and prices on screen and in responses are per displayed unit
  ([decision 0048](decisions/0048-amounts-and-prices-are-shown-in-one-displayed-unit.md)).
- A price counts only if it is at least 1e-30 and less than 1e12 USD.
- Times are unix seconds. Buckets of time begin at multiples of their length, UTC.
`

/** Returns the text of `docs/definitions.md`. */
export function definitionsText(): string {
  return `${[head, ...metricGroups.map(groupText)].join('\n')}`
}

function groupText({ title, metrics }: MetricGroup): string {
  return [`## ${title}\n`, ...Object.entries(metrics).map(methodText)].join('\n')
}

function methodText([id, { title, unit, formula, source }]: [string, MetricDefinition]): string {
  return `### ${title}\n\n\`${id}\`, unit: ${unit}\n\n${formula}\n\nInputs: ${source.replace(/\.$/, '')}.\n`
}
