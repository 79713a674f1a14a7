import type { ReactNode } from 'react'
import { type ChipKind, chip } from './chip.css'

interface ChipProps {
  readonly kind: ChipKind
  readonly title?: string
  readonly children: ReactNode
}

/** A label of one or two words. */
export function Chip({ kind, title, children }: ChipProps) {
  return (
    <span className={chip[kind]} title={title}>
      {children}
    </span>
  )
}
