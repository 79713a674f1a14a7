declare global {
  interface Window {
    /** Presses the button again that the visitor pressed last before the page was hydrated, if any. */
    repeatEarlyPress?(): void
  }
}

/**
 * Script that runs before the first paint. Until React listens, a press on a button would be lost, so the script
 * remembers the last one for `repeatEarlyPress`. A later click elsewhere replaces it, and after ten seconds the
 * visitor no longer expects its effect. Links, forms that the server handles, and buttons whose popover is part of the
 * page do not wait for React. The script contains no character that the renderer escapes, so it can be written as
 * plain text.
 */
export const earlyPressScript =
  '(function(){let p;function r(e){const b=e.target.closest?.(`button[type=button]`);p=b?.popoverTargetElement?null:b;' +
  'setTimeout(function(){if(p===b)p=null},1e4)}addEventListener(`click`,r,true);' +
  'window.repeatEarlyPress=function(){removeEventListener(`click`,r,true);p?.click()}})()'
