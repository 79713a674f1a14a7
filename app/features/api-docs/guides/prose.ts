/** A part of a line of a guide. */
export type Inline =
  | string
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'strong' | 'emphasis'; readonly parts: readonly Inline[] }
  | { readonly kind: 'link'; readonly to: string; readonly parts: readonly Inline[] }

/** A block of a guide. A code block is plain text with a language, never markup. */
export type Block =
  | { readonly kind: 'heading'; readonly id: string; readonly parts: readonly Inline[] }
  | { readonly kind: 'paragraph'; readonly parts: readonly Inline[] }
  | { readonly kind: 'list'; readonly items: readonly (readonly Inline[])[] }
  | { readonly kind: 'code'; readonly language: string; readonly code: string }
  | {
      readonly kind: 'table'
      readonly head: readonly (readonly Inline[])[]
      readonly rows: readonly (readonly (readonly Inline[])[])[]
    }

export interface Prose {
  readonly title: string
  readonly blocks: readonly Block[]
}
