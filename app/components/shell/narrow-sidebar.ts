/**
 * Styles of a narrow sidebar. They are container queries, so the sidebar's width alone decides, before any
 * script runs.
 */
export const narrowSidebar = {
  query: '(max-width: 120px)',
  /** Hides an element visually, but keeps it for screen readers. */
  unseen: {
    position: 'absolute',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
  },
} as const
