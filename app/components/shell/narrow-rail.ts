/** What the rail's parts do while it is narrow. They go by the room they have, so one width decides, before any script runs. */
export const narrowRail = {
  query: '(max-width: 120px)',
  /** Still there for assistive technology. */
  unseen: {
    position: 'absolute',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
  },
} as const
