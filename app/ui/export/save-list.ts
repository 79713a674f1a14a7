import { listFileName, readWholeList } from './whole-list'

/** Byte order mark. Excel does not recognise UTF-8 without it. */
const byteOrderMark = '\ufeff'

const cutNotice = 'Only the first 10,000 rows are included. Use the API for the rest.'

/**
 * Saves a list of the API as one CSV file. Returns a notice if the file does not contain the whole list. The
 * promise is rejected if a request fails.
 */
export async function saveList(href: string): Promise<string | undefined> {
  const { csv, isWhole } = await readWholeList(href, {
    get: (page) => fetch(page),
    pause: (seconds) => new Promise((resume) => setTimeout(resume, seconds * 1_000)),
  })
  const url = URL.createObjectURL(new Blob([byteOrderMark, csv], { type: 'text/csv' }))
  const link = document.createElement('a')
  link.href = url
  link.download = listFileName(href, Date.now())
  link.click()
  // The browser reads the file after the click, so its URL must remain valid for a while.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
  return isWhole ? undefined : cutNotice
}
