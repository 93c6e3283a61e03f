import { Component } from 'react'
import { ErrorPage } from '@/pages/error-page'

type Props = { children: React.ReactNode }

/** Catches what a page throws while it renders; the frame around the page stays usable. */
export class ErrorBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch(error: unknown) {
    console.error('A page failed to render.', error)
  }

  override render() {
    return this.state.hasFailed ? <ErrorPage /> : this.props.children
  }
}
