/** Outlines in a 24 box, drawn with a round stroke of 1.6. */
const outlines = {
  previous: 'm14.5 6-6 6 6 6',
  next: 'm9.5 6 6 6-6 6',
  pause: 'M8.5 6v12M15.5 6v12',
  play: 'M8 5.5v13l10.5-6.5z',
  warning: 'M12 4 2.8 19.5h18.4zM12 10v4.5M12 17h.01',
} as const

interface IconProps {
  readonly name: keyof typeof outlines
  readonly size?: number
}

/** A picture beside a word or inside something that has a name: never announced. */
export function Icon({ name, size = 14 }: IconProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={outlines[name]} />
    </svg>
  )
}
