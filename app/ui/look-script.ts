import { lookKey, lookWords } from './look'

/**
 * Runs before anything is painted: puts the remembered look on `<html>`, so that no page flashes in another. It holds no character that
 * the renderer escapes, so it can be written as plain text. Where storage is blocked, the default look stays.
 */
export const lookScript =
  `try{document.documentElement.className=((localStorage.getItem(\`${lookKey}\`)||\`\`)` +
  `.match(/\\b(${lookWords.join('|')})\\b/g)||[]).join(\` \`)}catch(e){}`
