/** One way to remove a defence, and the tests that must notice. */
export interface Removal {
  /** What is removed, as a sentence without a full stop. */
  readonly defence: string
  /** File of the defence, relative to the root. */
  readonly file: string
  /** Texts of the file, each of which occurs once, with the texts that replace them. */
  readonly edits: readonly (readonly [text: string, replacement: string])[]
  /** Test file that fails without the defence. */
  readonly test: string
}
