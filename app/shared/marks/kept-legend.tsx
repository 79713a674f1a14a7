import { keptLegend } from './day-change.css'
import { keptChangeText } from './kept-change-text'

/** Explains the ages in brackets before 24-hour changes. `of`: the times from which the shown changes are kept. */
export function KeptLegend({ of }: { readonly of: readonly (number | null | undefined)[] }) {
  return of.some((keptAt) => keptAt != null) ? <p className={keptLegend}>{keptChangeText.legend}</p> : null
}
