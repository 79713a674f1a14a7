import { button } from './button.css'
import { exportText } from './export-text'
import { Icon } from './icon'
import { useToast } from './toast'

interface ExportLinkProps {
  /** Address of the list as CSV, with the current filter and sort. */
  readonly href: string
  /** There is nothing to export: pressing says so instead (M149). */
  readonly empty: boolean
  /** What is exported, for those who don't see what it stands beside. */
  readonly what: string
  /** Says "Export CSV" beside the icon. */
  readonly inWords?: boolean
}

/** Downloads a list as CSV; a plain link, so that it works without JavaScript. */
export function ExportLink({ href, empty, what, inWords = false }: ExportLinkProps) {
  const toast = useToast()
  const look = inWords ? button({}) : button({ look: 'ghost', size: 'icon' })
  const name = inWords ? exportText.exportCsv : undefined
  const content = (
    <>
      <Icon name="download" size={inWords ? 14 : 16} />
      {name}
    </>
  )
  if (!empty) {
    return (
      <a className={look} href={href} download aria-label={exportText.csvOf(what)}>
        {content}
      </a>
    )
  }
  return (
    <button
      type="button"
      className={look}
      aria-disabled="true"
      aria-label={exportText.csvOf(what)}
      title={exportText.nothing}
      onClick={() => toast({ kind: 'error', title: exportText.nothing })}
    >
      {content}
    </button>
  )
}
