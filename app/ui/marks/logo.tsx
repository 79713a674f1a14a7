import { arm, mark } from './logo.css'

/** The sextant logo. Its index arm swings once after loading and on each hover of the link around it. */
export function Logo({ size = 26 }: { readonly size?: number }) {
  return (
    <svg
      className={mark}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M12 3 4.1 15.6M12 3l7.9 12.6" stroke="currentColor" strokeWidth="1.6" />
      <path d="M2.9 15.2A15.2 15.2 0 0 0 21.1 15.2" stroke="currentColor" strokeWidth="2.8" />
      <g className={arm}>
        <path d="m12 3 3.7 17.2" stroke="currentColor" strokeWidth="1.8" />
        <circle cx="15.9" cy="20.8" r="2.3" fill="currentColor" />
      </g>
      <circle cx="12" cy="3" r="1.7" fill="currentColor" />
    </svg>
  )
}
