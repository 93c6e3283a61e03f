import { act, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { expect, test } from 'vitest'
import { ErrorBoundary } from '@/app/error-boundary'
import { lazyPage } from '@/app/lazy-page'
import { LoadingBar } from '@/app/loading-bar'
import { takeLoggedErrors } from '../helpers/logged-errors'

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
