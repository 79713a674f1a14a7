import { type MouseEvent, useState } from 'react'
import { button } from '../controls/button-class'
import { Icon } from '../marks/icon'
import { useToast } from '../overlay/toast'
import { exportText } from './export-text'

interface ExportLinkProps {
  /** URL of the list as CSV with the current filter and sort. */
  readonly href: string
  /** Whether the list is empty. If it is, a press shows a message instead of saving a file. */
  readonly empty: boolean
  /** Noun for the exported list, used in the link's accessible name. */
  readonly what: string
  /** Whether to show the text "Export CSV" beside the icon. */
  readonly inWords?: boolean
}

/**
 * Adds a parameter to the URL that requests a byte order mark, by which Excel recognises UTF-8. Used when the
 * browser saves the file without JavaScript. With JavaScript, `saveList` adds the mark.
 */
function withMark(href: string): string {
  return `${href}&bom=1`
}

/**
 * A link that saves all pages of a list as CSV. It is a plain link, so that the first page can be saved
 * without JavaScript.
 */
export function ExportLink({ href, empty, what, inWords = false }: ExportLinkProps) {
  const toast = useToast()
  const [isSaving, setSaving] = useState(false)
  const save = async (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    if (isSaving) return
    setSaving(true)
    try {
      const { saveList } = await import('./save-list')
      const title = await saveList(href)
      if (title !== undefined) toast({ kind: 'info', title })
    } catch {
      toast({ kind: 'error', title: exportText.failed })
    } finally {
      setSaving(false)
    }
  }
  const variant = inWords ? button({}) : button({ variant: 'ghost', size: 'icon' })
  const name = inWords ? exportText.exportCsv : undefined
  const content = (
    <>
      <Icon name="download" size={inWords ? 14 : 16} />
      {name}
    </>
  )
  if (!empty) {
    return (
      <a
        className={variant}
        href={withMark(href)}
        download
        aria-busy={isSaving}
        aria-label={exportText.csvOf(what)}
        onClick={save}
      >
        {content}
      </a>
    )
  }
  return (
    <button
      type="button"
      className={variant}
      aria-disabled="true"
      aria-label={exportText.csvOf(what)}
      title={exportText.nothing}
      onClick={() => toast({ kind: 'error', title: exportText.nothing })}
    >
      {content}
    </button>
  )
}
