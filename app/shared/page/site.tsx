import { createContext, useContext } from 'react'
import type { Address } from '~/domain/base/ids'
import type { OperatorChoices } from '~/domain/service/operator'
import type { DataSource } from '~/domain/service/panel-view'

/** Data of the installation that every page can use. */
export interface Site {
  readonly productName: string
  readonly dataSource: DataSource
  /** Origin of the site without a trailing slash. */
  readonly publicUrl: string
  readonly operator: OperatorChoices
  /** Whether daily files are published. */
  readonly hasDailyFiles: boolean
  /**
   * Mints for each market in the header. The price links to the page of the first mint. BTC has several mints
   * on Solana.
   */
  readonly mintsOfMarket: Readonly<Record<string, readonly Address[]>>
}

const SiteContext = createContext<Site | undefined>(undefined)
export const SiteProvider = SiteContext.Provider

/** Returns the installation's data. `undefined`: the data could not be read. */
export function useSite(): Site | undefined {
  return useContext(SiteContext)
}
