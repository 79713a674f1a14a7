import { Component, type ReactNode } from 'react'

interface OrderBoundaryProps {
  readonly children: ReactNode
  /** Replaces an order that could not be rendered. `again` renders it again. */
  readonly fallback: (again: () => void) => ReactNode
}

/** Error boundary of the popup: an order that cannot be rendered does not break the page below. */
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
