import { lookKey, lookWords } from './look'

/**
 * Runs before the first paint and puts the stored theme classes on `<html>`, so that no page flashes in
 * another theme. It contains no character that the renderer escapes, so it can be written as plain text. If
 * storage is blocked, the default theme stays.
 */
export const lookScript =
  `try{document.documentElement.className=((localStorage.getItem(\`${lookKey}\`)||\`\`)` +
  `.match(/\\b(${lookWords.join('|')})\\b/g)||[]).join(\` \`)}catch(e){}`
