import { appearanceClasses, appearanceKey } from './appearance'

/**
 * Script that runs before the first paint. It puts the stored theme classes on `<html>`, so that no page
 * flashes in another theme. It contains no character that the renderer escapes, so it can be written as plain
 * text. If storage is blocked, the default theme is used.
 */
export const appearanceScript =
  `try{document.documentElement.className=((localStorage.getItem(\`${appearanceKey}\`)||\`\`)` +
  `.match(/\\b(${appearanceClasses.join('|')})\\b/g)||[]).join(\` \`)}catch(e){}`
