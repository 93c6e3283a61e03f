import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { type ErrorReport, reportError, sendErrorsTo } from '@/lib/report-error'
import { takeLoggedErrors } from '../helpers/logged-errors'

const service = vi.fn<(report: ErrorReport) => void>()

beforeAll(() => sendErrorsTo(service))

beforeEach(() => {
  service.mockClear()
  window.history.replaceState(null, '', '/search?q=angst#resultater')
})

test('a fault stands in the console with what did not work', () => {
  const error = new TypeError('x is not a function')
  reportError('The calendar could not be loaded', error)
  expect(vi.mocked(console.error).mock.calls).toEqual([['The calendar could not be loaded', error]])
  vi.mocked(console.error).mockClear()
})

test('the service learns where and what it was, and nothing that was typed', () => {
  const error = new Error('Unable to validate mor@eksempel.dk')
  error.name = 'AuthApiError'
  reportError('Login fejl', error)
  expect(takeLoggedErrors()).toHaveLength(1)
  expect(service.mock.calls).toEqual([
    [
      {
        message: 'Login fejl',
        name: 'AuthApiError',
        stack: expect.stringContaining('report-error.test'),
        path: '/search',
      },
    ],
  ])
  expect(JSON.stringify(service.mock.calls)).not.toMatch(/eksempel|angst/)
})

test('an error that goes through several hands is noted once', () => {
  const error = new Error('broken')
  reportError('The page failed', error)
  reportError('The frame failed', error)
  window.dispatchEvent(new ErrorEvent('error', { error }))
  expect(takeLoggedErrors()).toEqual(['The page failed'])
  expect(service).toHaveBeenCalledTimes(1)
})

test('two errors of the same words are two', () => {
  reportError('The page failed', new Error('broken'))
  reportError('The page failed', new Error('broken'))
  expect(takeLoggedErrors()).toHaveLength(2)
  expect(service).toHaveBeenCalledTimes(2)
})

test('an uncaught error is sent to the service, and the browser logs it', () => {
  window.dispatchEvent(new ErrorEvent('error', { error: new RangeError('too far') }))
  window.dispatchEvent(
    Object.assign(new Event('unhandledrejection'), { reason: 'a text that was thrown' }),
  )
  expect(service.mock.calls).toMatchObject([
    [{ message: 'Uncaught', name: 'RangeError' }],
    [{ message: 'Unhandled', name: 'string', stack: undefined }],
  ])
  expect(takeLoggedErrors()).toEqual([])
})
