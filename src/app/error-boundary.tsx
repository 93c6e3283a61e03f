import { Component } from 'react'
import { retryFailedPages } from '@/app/lazy-page'
import { ErrorPage } from '@/pages/error-page'

type Props = {
  children: React.ReactNode
  /** What to show instead; a page in the site's design unless given. */
  fallback?: React.ReactNode
  /** A new value gives the children another chance: the address, so that a way out leads out. */
  resetKey?: string
}

/** Catches what its children throw while they render, and logs it. */
export class ErrorBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  retry = () => {
    retryFailedPages()
    this.setState({ hasFailed: false })
  }

  override componentDidUpdate({ resetKey }: Props) {
    if (this.state.hasFailed && resetKey !== this.props.resetKey) this.retry()
  }

  override componentDidCatch(error: unknown) {
    console.error('A part of the page failed to render.', error)
  }

  override render() {
    const { children, fallback = <ErrorPage onRetry={this.retry} /> } = this.props
    return this.state.hasFailed ? fallback : children
  }
}
