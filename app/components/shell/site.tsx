import { createContext, useContext } from 'react'
import type { Address } from '~/domain/ids'
import type { OperatorChoices } from '~/domain/operator'
import type { DataSource } from '~/domain/panel-view'

/** What every page may know of the installation. */
export interface Site {
  readonly productName: string
  readonly dataSource: DataSource
  /** Origin of the site without a trailing slash. */
  readonly publicUrl: string
  readonly operator: OperatorChoices
  /** Mints that the header's markets price: first the one whose page the price leads to. BTC has several on Solana. */
  readonly mintsOfMarket: Readonly<Record<string, readonly Address[]>>
}

const SiteContext = createContext<Site | undefined>(undefined)
export const SiteProvider = SiteContext.Provider

/** The installation's facts; undefined where not even they could be read. */
export function useSite(): Site | undefined {
  return useContext(SiteContext)
}
