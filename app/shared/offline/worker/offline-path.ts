/** Path of the page that the service worker shows in place of pages that it has not stored. */
export const offlinePath = '/offline'

/** Place in this page for the list of stored pages. */
export const listPlace = '<!--stored-->'
