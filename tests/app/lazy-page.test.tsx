import { act, render, screen, waitFor } from '@testing-library/react'
import { Suspense } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { ErrorBoundary } from '@/app/error-boundary'
import { lazyPage } from '@/app/lazy-page'
import { LoadingBar } from '@/app/loading-bar'
import { takeLoggedErrors } from '../helpers/logged-errors'

const ask = vi.fn()

beforeEach(() => {
  ask.mockReset().mockRejectedValue(new TypeError('Failed to fetch'))
  vi.stubGlobal('fetch', ask)
})

function Frame({ address, children }: { address: string; children: React.ReactNode }) {
  return (
    <ErrorBoundary resetKey={address} fallback={<p>Noget gik galt</p>}>
      <LoadingBar />
      <Suspense>{children}</Suspense>
    </ErrorBoundary>
  )
}

test('a page whose code could not be had is asked for again at the next visit', async () => {
  let isOnline = false
  const Page = lazyPage(async () => {
    if (!isOnline) throw new TypeError('Failed to fetch dynamically imported module')
    return { default: () => <h1>Priser</h1> }
  })
  const { rerender } = render(
    <Frame address="/prices">
      <Page />
    </Frame>,
  )
  expect(await screen.findByText('Noget gik galt')).toBeInTheDocument()
  expect(takeLoggedErrors()).not.toEqual([])

  isOnline = true
  rerender(<Frame address="/about">Om Os</Frame>)
  rerender(
    <Frame address="/prices">
      <Page />
    </Frame>,
  )
  expect(await screen.findByRole('heading', { name: 'Priser' })).toBeInTheDocument()
})

test('a page that is long in coming is announced, until it is there', async () => {
  let arrive = () => {}
  const Page = lazyPage(async () => {
    await new Promise<void>((resolve) => {
      arrive = resolve
    })
    return { default: () => <h1>Priser</h1> }
  })
  render(
    <Frame address="/prices">
      <Page />
    </Frame>,
  )
  expect(await screen.findByText('Indlæser...')).toBeInTheDocument()
  act(arrive)
  expect(await screen.findByRole('heading', { name: 'Priser' })).toBeInTheDocument()
  expect(screen.queryByText('Indlæser...')).not.toBeInTheDocument()
})

// Last, because the page goes on loading for ever.
test('a page whose code is gone is loaded anew by the browser, and the one before it stays meanwhile', async () => {
  const { location } = window
  const reload = vi.fn()
  vi.stubGlobal('location', { href: location.href, pathname: location.pathname, reload })
  ask.mockResolvedValue(new Response())
  const Page = lazyPage(() => Promise.reject(new TypeError('Failed to fetch')))
  render(
    <Frame address="/prices">
      <Page />
    </Frame>,
  )
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
  expect(screen.queryByText('Noget gik galt')).not.toBeInTheDocument()
  expect(await screen.findByText('Indlæser...')).toBeInTheDocument()
  vi.stubGlobal('location', location)
})
