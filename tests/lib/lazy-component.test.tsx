import { render, screen, waitFor } from '@testing-library/react'
import { Suspense } from 'react'
import { expect, test, vi } from 'vitest'
import { useIsLoading } from '@/lib/code-loading'
import { lazyComponent } from '@/lib/lazy-component'

type Greeting = { name: string }

function Page({ name }: Greeting) {
  return <h1>Hej {name}</h1>
}
const page = { default: Page }
const failure = new TypeError('Failed to fetch dynamically imported module')

test.each([
  { kind: 'that the visitor waits for', inBackground: false, bars: 1 },
  { kind: 'in the background', inBackground: true, bars: 0 },
])(
  'a component $kind is downloaded when it is rendered, with $bars loading bars',
  async ({ inBackground, bars }) => {
    function Loading() {
      return useIsLoading() && <p>Indlæser</p>
    }
    let arrive = (_module: typeof page) => {}
    const Lazy = lazyComponent(
      () =>
        new Promise<typeof page>((resolve) => {
          arrive = resolve
        }),
      { inBackground },
    )
    render(
      <>
        <Loading />
        <Suspense fallback={<p>Vent</p>}>
          <Lazy name="Bo" />
        </Suspense>
      </>,
    )
    expect(await screen.findByText('Vent')).toBeInTheDocument()
    expect(screen.queryAllByText('Indlæser')).toHaveLength(bars)
    arrive(page)
    expect(await screen.findByRole('heading', { name: 'Hej Bo' })).toBeInTheDocument()
    expect(screen.queryByText('Indlæser')).not.toBeInTheDocument()
  },
)

test('a mounted component keeps what is typed in it when its code is preloaded meanwhile', async () => {
  const Lazy = lazyComponent(async () => ({
    default: ({ name }: Greeting) => <input aria-label={name} />,
  }))
  const { rerender } = render(
    <Suspense>
      <Lazy name="Søg" />
    </Suspense>,
  )
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Søg' })
  field.value = 'skole'
  await Lazy.preload()
  rerender(
    <Suspense>
      <Lazy name="Søg her" />
    </Suspense>,
  )
  expect(screen.getByRole('textbox', { name: 'Søg her' })).toBe(field)
  expect(field).toHaveValue('skole')
})

test('after a failed download the next preload or prefetch downloads again', async () => {
  const load = vi.fn(async () => page)
  load.mockRejectedValueOnce(failure).mockRejectedValueOnce(failure)
  const Lazy = lazyComponent(load)
  Lazy.prefetch()
  // The same download.
  await expect(Lazy.preload()).rejects.toBe(failure)
  Lazy.prefetch()
  await waitFor(() => expect(load).toHaveBeenCalledTimes(2))
  await Lazy.preload().catch(() => {})
  await Lazy.preload()
  expect(load).toHaveBeenCalledTimes(3)
})
