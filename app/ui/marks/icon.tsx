/** SVG paths of the icons. Each icon is in a square of 24 px and drawn with a round stroke of 1.6 px. */
const outlines = {
  home: 'M4 11.2 12 4.5l8 6.7V19a1 1 0 0 1-1 1h-4.5v-5.5h-5V20H5a1 1 0 0 1-1-1z',
  drift: 'M3 13.5h3.6l2.6-8 4.6 14 3-9.5 1.2 3.5h3',
  jupiter:
    'M12 7.4a4.6 4.6 0 1 0 0 9.2 4.6 4.6 0 0 0 0-9.2zM4.2 16.6c-1.5 2-1.6 3.3-.6 3.8 2 1.1 7.2-2 11.7-6.9 4.4-4.9 6.5-9.3 4.6-10.4-1-.6-2.7.1-4.7 1.6',
  kamino: 'M4 6h10M4 10.5h7M4 15h13M4 19.5h9M20 4.5v2M20 9.5v2M20 14.5v2M20 19.5v.01',
  code: 'm8.5 7.5-5 4.5 5 4.5M15.5 7.5l5 4.5-5 4.5M13.5 5l-3 14',
  sidebar:
    'M6 4.5h12A2.5 2.5 0 0 1 20.5 7v10a2.5 2.5 0 0 1-2.5 2.5H6A2.5 2.5 0 0 1 3.5 17V7A2.5 2.5 0 0 1 6 4.5zM9.5 4.5v15',
  x: 'm5 5 14 14M19 5 5 19',
  discord:
    'M7.5 8.5c3-1.3 6-1.3 9 0M6 17.5c-1.5-.5-2.5-1.5-2.5-1.5 0-4 1-7.5 2.5-10 1-.7 2.5-1.2 3.5-1.5l.7 1.5M18 17.5c1.5-.5 2.5-1.5 2.5-1.5 0-4-1-7.5-2.5-10-1-.7-2.5-1.2-3.5-1.5l-.7 1.5M7.5 15.5c3 1.5 6 1.5 9 0M9 12h.01M15 12h.01',
  menu: 'M4 7h16M4 12h16M4 17h16',
  filter: 'M4 7h16M7 12h10M10 17h4',
  link: 'M10 14a4 4 0 0 0 5.7 0l3-3a4 4 0 0 0-5.7-5.7l-1.2 1.2M14 10a4 4 0 0 0-5.7 0l-3 3A4 4 0 0 0 11 18.7l1.2-1.2',
  previous: 'm14.5 6-6 6 6 6',
  next: 'm9.5 6 6 6-6 6',
  pause: 'M8.5 6v12M15.5 6v12',
  play: 'M8 5.5v13l10.5-6.5z',
  warning: 'M12 4 2.8 19.5h18.4zM12 10v4.5M12 17h.01',
  down: 'm6 9.5 6 6 6-6',
  close: 'm6 6 12 12M18 6 6 18',
  check: 'm5 12.5 4.5 4.5L19 7',
  copy: 'M11 9h7a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2h-7a2 2 0 0 1-2-2v-7a2 2 0 0 1 2-2zM15 5.5A1.5 1.5 0 0 0 13.5 4h-8A1.5 1.5 0 0 0 4 5.5v8A1.5 1.5 0 0 0 5.5 15',
  external: 'M9 6h9v9M18 6 7 17',
  search: 'M11 4.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM16 16l4.5 4.5',
  star: 'm12 4 2.5 5.1 5.6.8-4 4 .9 5.6-5-2.7-5 2.7.9-5.6-4-4 5.6-.8z',
  info: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM12 11v5M12 8h.01',
  appearance: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM12 3.5v17M12 8h7.4M12 12h8.5M12 16h7.4',
  table: 'M4 6.5h16M4 12h16M4 17.5h16M10 6.5v11',
  download: 'M12 4v11m0 0 4.5-4.5M12 15l-4.5-4.5M5 19.5h14',
  trades: 'M4 8h16l-4-4M20 16H4l4 4',
  bell: 'M5 17h14l-2-3v-4a5 5 0 0 0-10 0v4zM10 20h4',
  chart: 'M4 18.5 9 12l4 3.5 7-9',
} as const

export type IconName = keyof typeof outlines

interface IconProps {
  readonly name: IconName
  readonly size?: number
  readonly filled?: boolean
}

/** A decorative icon beside a word or inside a labelled element. Screen readers skip it. */
export function Icon({ name, size = 14, filled = false }: IconProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill={filled ? 'currentColor' : 'none'}
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
