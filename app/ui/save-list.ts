import { listFileName, readWholeList } from './whole-list'

/** Excel recognises UTF-8 only by this mark. */
const byteOrderMark = '\ufeff'

/**
 * Saves a list of the API as one CSV file. Returns whether the file contains the whole list. Rejects if a
 * request fails.
 */
export async function saveList(href: string): Promise<boolean> {
  const { csv, isWhole } = await readWholeList(href, {
    get: (page) => fetch(page),
    pause: (seconds) => new Promise((resume) => setTimeout(resume, seconds * 1_000)),
  })
  const url = URL.createObjectURL(new Blob([byteOrderMark, csv], { type: 'text/csv' }))
  const link = document.createElement('a')
  link.href = url
  link.download = listFileName(href, Date.now())
  link.click()
  // The browser reads the URL after the click.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
  return isWhole
}
