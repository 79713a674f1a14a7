import type { LibraryPatch } from './library-patches'

/**
 * The chart library reads each colour by adding an element to the page and computing its style, and each chart begins
 * again. Our colours are hexadecimal, so they can be read without the page. It applies to the build.
 */
export const chartPatches: readonly LibraryPatch[] = [
  {
    library: 'lightweight-charts',
    file: 'dist/lightweight-charts.production.mjs',
    replacements: [
      [
        'if(i)return i;const n=function(t){const i=document.createElement("div")',
        'if(i)return i;const x=/^#([0-9a-f]{6})([0-9a-f]{2})?$/i.exec(t);if(x){' +
          'const c=parseInt(x[1],16),e=[c>>16,c>>8&255,c&255,x[2]?parseInt(x[2],16)/255:1];' +
          'return this.j.set(t,e),e}const n=function(t){const i=document.createElement("div")',
        1,
      ],
    ],
  },
]
