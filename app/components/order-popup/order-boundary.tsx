import { Component, type ReactNode } from 'react'

interface OrderBoundaryProps {
  readonly children: ReactNode
  /** Stands in its place once it could not be drawn; `again` draws it anew. */
  readonly fallback: (again: () => void) => ReactNode
}

/** Keeps the page below an order that can't be drawn. */
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
