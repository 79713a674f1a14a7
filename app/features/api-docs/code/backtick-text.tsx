/** Renders a sentence of the API description. Words in backticks become code. */
export function BacktickText({ text }: { readonly text: string }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a constant text
  return text.split('`').map((part, index) => (index % 2 === 0 ? part : <code key={index}>{part}</code>))
}
