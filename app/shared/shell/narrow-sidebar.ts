/**
 * Styles of a narrow sidebar. They use container queries, so they depend only on the width of the sidebar and
 * apply before any script runs.
 */
export const narrowSidebar = {
  query: '(max-width: 120px)',
  /** Hides an element visually, but keeps it available to screen readers. */
  unseen: {
    position: 'absolute',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
  },
} as const
