import { type ChartMarkKind, chartMarkKinds, type FillSize, fillSizes } from '~/domain/price/chart-marks'
import { assign, choiceParam, flagParam, readParam, type UrlChange } from '~/ui/url/url-param'

/** Marks that a visitor has switched on, and the minimum value of marked executions. */
export interface MarkChoice {
  readonly kinds: readonly ChartMarkKind[]
  readonly fillSize: FillSize
}

export const fillsParam = choiceParam('fills', ['none', ...fillSizes], 'none')
const wallsParam = flagParam('walls')
const plannedParam = flagParam('planned')
export const markParams = [fillsParam, wallsParam, plannedParam] as const

/** Reads the marks from a URL or from the query of a request. */
export function readMarks(params: URLSearchParams): MarkChoice {
  const fills = readParam(fillsParam, params)
  const isOn = {
    fills: fills !== 'none',
    walls: readParam(wallsParam, params),
    planned: readParam(plannedParam, params),
  }
  return { kinds: chartMarkKinds.filter((kind) => isOn[kind]), fillSize: fills === 'none' ? '1000' : fills }
}

/** Returns the change of the URL that switches marks on or off. */
export function withMark(kind: ChartMarkKind, { kinds, fillSize }: MarkChoice): UrlChange {
  const isOn = !kinds.includes(kind)
  if (kind === 'fills') return assign(fillsParam, isOn ? fillSize : 'none')
  return assign(kind === 'walls' ? wallsParam : plannedParam, isOn)
}

/** Returns the path from which a chart loads its marks. */
export function marksPath(id: string, { kinds, fillSize }: MarkChoice): string {
  const params = new URLSearchParams()
  for (const kind of kinds) params.set(kind, kind === 'fills' ? fillSize : '1')
  return `/panels/marks/${encodeURIComponent(id)}?${params}`
}
