import { Component, type ReactNode } from 'react'

interface OrderBoundaryProps {
  readonly children: ReactNode
  /** Shown instead of an order that could not be rendered. `again` renders the order again. */
  readonly fallback: (again: () => void) => ReactNode
}

/**
 * Error boundary of the order popup. If an order cannot be rendered, the page below the popup keeps working.
 */
export class OrderBoundary extends Component<OrderBoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    const { children, fallback } = this.props
    return this.state.failed ? fallback(() => this.setState({ failed: false })) : children
  }
}
