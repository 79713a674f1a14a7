declare global {
  interface Window {
    /** Presses the button that the visitor pressed last before the page was hydrated, if any. */
    repeatEarlyPress?(): void
  }
}

/**
 * Script that runs before the first paint. Until React listens, a press on a button would be lost, so the
 * script remembers the last one for `repeatEarlyPress`. Links and forms work without JavaScript, and so do
 * buttons of a popover that is already part of the page. The script contains no character that the renderer
 * escapes, so it can be written as plain text.
 */
export const earlyPressScript =
  'let p;function r(e){p=e.target.closest(`button[type=button]`)??p}addEventListener(`click`,r,true);' +
  'window.repeatEarlyPress=function(){removeEventListener(`click`,r,true);p?.popoverTargetElement??p?.click()}'
