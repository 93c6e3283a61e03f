import { Component } from 'react'
import { useLocation } from 'react-router-dom'
import { retryFailedPages } from '@/app/lazy-page'
import { whileLoading } from '@/lib/loading'
import { isRenewed, isSiteThere } from '@/lib/missing-code'
import { ErrorPage } from '@/pages/error-page'

type Props = {
  children: React.ReactNode
  /** What to show instead; a page in the site's design unless given. */
  fallback?: React.ReactNode
  /** Around a whole page, with its landmark. */
  hasMain?: boolean
  /** A new value gives the children another chance: the address, so that a way out leads out. */
  resetKey?: string
}

/** Catches what its children throw while they render. main.tsx tells React to report it. */
export class ErrorBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  /** Asks for the whole site anew, since it may have been replaced; without a network that would lead out of it. */
  retry = async () => {
    if (await whileLoading(isSiteThere())) window.location.reload()
    else this.reset()
  }

  reset() {
    retryFailedPages()
    this.setState({ hasFailed: false })
  }

  override componentDidUpdate({ resetKey }: Props) {
    if (this.state.hasFailed && resetKey !== this.props.resetKey) this.reset()
  }

  override render() {
    const { children, fallback, hasMain } = this.props
    if (!this.state.hasFailed) return children
    if (fallback !== undefined) return fallback
    const page = <ErrorPage isRenewed={isRenewed()} onRetry={this.retry} />
    return hasMain ? <main>{page}</main> : page
  }
}

/** Around a part of the frame: where it fails it is left out until the next page, since the page itself can be read. */
export function Dispensable({ children }: { children: React.ReactNode }) {
  return (
    <ErrorBoundary fallback={null} resetKey={useLocation().pathname}>
      {children}
    </ErrorBoundary>
  )
}
