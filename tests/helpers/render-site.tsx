import { onlineManager } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest'
import { App } from '@/app/app'
import { publicQueryClient } from '@/features/courses/public/public-courses'
import type { Tables } from '@/lib/database.types'
import { adminBackend, sessionStorageKey } from '@/lib/supabase'
import { dismissToast } from '@/lib/toast-store'
import { ADMIN, freshBackend, type TestBackend } from './backend-client'
import { type NewCourseRow, newCourseRow } from './course'
import { handleRequestsWith, siteNetwork } from './site-network'
import { TEST_BACKEND_PATH } from './test-keys'

export { ADMIN, USER } from './backend-client'

type CourseRow = Tables<'course_events'>

/** A day to come, whenever the tests run. */
const COMING_DAY = '2030-11-13'

/** Handles a request in place of the backend, or passes it on by returning undefined. */
type Interceptor = (request: Request) => Response | undefined | Promise<Response | undefined>

type RestError = { status: number; code: string; message: string }

/**
 * Gives the tests of a file the real site on the real embedded backend, both in this process. Every test
 * begins with the seeded accounts, no courses and nobody signed in.
 * @param options.openBackend where the backend is another than the usual one
 * @param options.usesBackend starts the backend before the first test; otherwise the first request does
 */
export function setUpSite({
  openBackend = freshBackend,
  usesBackend = false,
}: {
  openBackend?: () => Promise<TestBackend>
  usesBackend?: boolean
} = {}) {
  // Most pages of the site never ask for it.
  let starting: Promise<TestBackend> | undefined
  let requests: string[] = []
  let interceptor: Interceptor = () => undefined

  async function handle(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
    const request = new Request(input, init)
    const path = new URL(request.url).pathname.replace(TEST_BACKEND_PATH, '')
    requests.push(`${request.method} ${path}`)
    return (await interceptor(request)) ?? (await backend()).fetch(request)
  }

  function backend(): Promise<TestBackend> {
    starting ??= openBackend()
    return starting
  }

  async function asOwner<Row>(sql: string, parameters: readonly unknown[] = []): Promise<Row[]> {
    return (await backend()).asOwner<Row>(sql, parameters)
  }

  beforeAll(async () => {
    if (usesBackend) await backend()
  })
  beforeEach(() => {
    handleRequestsWith(handle)
    vi.stubGlobal('fetch', siteNetwork)
  })
  afterEach(async () => {
    interceptor = () => undefined
    onlineManager.setOnline(true)
    // It is kept outside React and would still be there in the next test.
    dismissToast()
    cleanup()
    publicQueryClient.clear()
    await adminBackend.auth.signOut({ scope: 'local' })
    window.localStorage.clear()
    window.sessionStorage.clear()
    if (starting) await (await starting).reset({ seed: false })
    requests = []
  })
  afterAll(async () => {
    await (await starting)?.close()
  })

  function stored<Row = Record<string, unknown>>(columns: string): Promise<Row[]> {
    return asOwner(
      `select ${columns} from public.course_events order by event_date, start_time, id`,
    )
  }

  /** Renders the whole site at an address. */
  function open(path: string): UserEvent {
    render(
      <MemoryRouter initialEntries={[path]}>
        <App />
        <Address />
      </MemoryRouter>,
    )
    return userEvent.setup()
  }

  async function signIn({ email, password }: { email: string; password: string }): Promise<void> {
    const { error } = await adminBackend.auth.signInWithPassword({ email, password })
    expect(error).toBeNull()
  }

  /** @throws for rows with different columns: the first row says which are written */
  async function addCourses(rows: readonly NewCourseRow[]): Promise<CourseRow[]> {
    const [columns = [], ...others] = rows.map((row) => Object.keys(row).sort())
    for (const other of others) expect(other, 'columns of a further course').toEqual(columns)
    return asOwner<CourseRow>(
      `insert into public.course_events (${columns})
       select ${columns} from json_populate_recordset(null::public.course_events, $1::json)
       returning *`,
      [JSON.stringify(rows)],
    )
  }

  return {
    backend,
    asOwner,
    open,
    signIn,
    addCourses,
    /** Signs the administrator in, and renders the site with the panel open; `rest` is a query or a hash. */
    async openPanel(rest = ''): Promise<UserEvent> {
      await signIn(ADMIN)
      const user = open(`/admin/dashboard${rest}`)
      // By its text: a role is looked up anew with every change of the page.
      await screen.findByText('Admin Panel', { selector: 'h1' })
      return user
    },
    /** Adds a course on a day to come. */
    async addCourse(changes: Partial<NewCourseRow> = {}): Promise<CourseRow> {
      const [row] = await addCourses([newCourseRow({ event_date: COMING_DAY, ...changes })])
      if (!row) throw new Error('The course was not inserted')
      return row
    },
    /** Changes columns of a course as another administrator would, without the open page. */
    async changeCourse(id: string, changes: Partial<CourseRow>): Promise<void> {
      await (await backend()).courses().update(changes).eq('id', id).throwOnError()
    },
    async removeCourse(id: string): Promise<void> {
      await (await backend()).courses().delete().eq('id', id).throwOnError()
    },
    /** These columns of all courses, in the order of the calendar. */
    stored,
    /** The columns of the specification. */
    courses: () =>
      stored<CourseRow>(
        `id, title, event_date::text, start_time::text, end_time::text, location, type,
         max_participants, available_spots, url`,
      ),
    /** Every request since the test began: 'POST /rest/v1/course_events'. */
    requests: (): readonly string[] => requests,
    /** From now on this function sees every request first. */
    intercept(next: Interceptor): void {
      interceptor = next
    },
    /** From now on these requests get an error of the REST API, and all others pass. */
    refuse(
      isRefused: (request: Request) => boolean,
      { status, ...error }: RestError = { status: 400, code: 'X', message: 'kaput' },
    ): void {
      interceptor = (request) => (isRefused(request) ? Response.json(error, { status }) : undefined)
    },
    /**
     * Lets these requests wait from now on, or all.
     * @returns a function that releases these requests, and all later ones
     */
    hold(isHeld: (request: Request) => boolean = () => true): () => void {
      let release = () => {}
      const released = new Promise<void>((resolve) => {
        release = resolve
      })
      interceptor = async (request) => {
        if (isHeld(request)) await released
        return undefined
      }
      return release
    },
    /** From the next write on there is no connection; the server still processes that write or not. */
    loseConnection({ isProcessed = true } = {}): void {
      let isLost = false
      interceptor = async (request) => {
        if (request.method !== 'GET') {
          isLost = true
          if (isProcessed) await (await backend()).fetch(request)
        }
        return isLost ? offline() : undefined
      }
    },
    /** Requests pass again, and the list is read at once. */
    reconnect(): void {
      interceptor = () => undefined
      onlineManager.setOnline(false)
      onlineManager.setOnline(true)
    },
  }
}

function Address() {
  const { pathname, search, hash } = useLocation()
  return <output data-testid="address">{`${pathname}${search}${hash}`}</output>
}

/** Waits until the page at an address, with its query and hash, is shown: the one before it stays until then. */
export async function expectAddress(expected: string): Promise<void> {
  await waitFor(() => expect(screen.getByTestId('address').textContent).toBe(expected))
}

/** Waits for the toast with these words. */
export async function expectToast(title: string, text: string): Promise<void> {
  await waitFor(() => {
    // By its name: on a busy machine a role is looked up for longer than a toast is shown.
    const region = document.querySelector('[role=region][aria-label^=Beskeder]')
    // Some words may be marked as of another language, and stand in elements of their own.
    const texts = Array.from(region?.querySelectorAll('*') ?? [], (element) => element.textContent)
    expect(texts).toEqual(expect.arrayContaining([title, text]))
  })
}

/** Responds like a backend without courses, which then need not start. */
export function noCourses(request: Request): Response | undefined {
  const isForCourses = request.url.includes('/course_events')
  return isForCourses ? Response.json([], { headers: { 'Content-Range': '*/0' } }) : undefined
}

/** Fails like `fetch` without a network. */
export function offline(): never {
  throw new TypeError('Failed to fetch')
}

/** Ends the session as the client does on its own: stored tokens gone, every tab told. */
export async function loseSession(): Promise<void> {
  window.localStorage.removeItem(sessionStorageKey)
  await adminBackend.auth.signOut({ scope: 'local' })
}
