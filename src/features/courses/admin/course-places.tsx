import { useMutation } from '@tanstack/react-query'
import { Minus, Plus } from 'lucide-react'
import { useRef, useState } from 'react'
import { InlineFailure } from '@/components/ui/error-text'
import { IconButton } from '@/components/ui/icon-button'
import {
  adminCourseMessages as messages,
  adminCourseToasts as toasts,
} from '@/content/course-administration'
import { type ListedCourse, ownDateFirst } from '@/features/courses/admin/course-action'
import { placesMutation } from '@/features/courses/admin/course-admin-queries'
import { useOutcome } from '@/features/courses/admin/use-outcome'
import { courseWriteWords, seriesWriteWords } from '@/features/courses/admin/write-messages'
import { focusHeading } from '@/lib/move-focus'
import { showToast } from '@/lib/toast-store'

/**
 * The free places of a course, and buttons that take one away or add one, from 0 to the maximum. Each saves at once, for all
 * dates of a series.
 */
export function CoursePlaces({ course }: { course: ListedCourse }) {
  const { title, availableSpots, maxParticipants } = course
  const { wanted, want, error } = useWantedPlaces(course)
  const { explanation } = useOutcome(error, courseWriteWords.update)
  const places = wanted ?? availableSpots
  return (
    <div>
      <div className="-mx-2 flex items-center text-meta font-normal">
        <PlacesButton
          label={messages.places.fewer(title)}
          isDisabled={places <= 0}
          onPress={(button) => want(places - 1, button)}
        >
          <Minus aria-hidden />
        </PlacesButton>
        <span className="pointer-events-none -mx-1 min-w-28 text-center tabular-nums">
          {wanted === undefined
            ? messages.places.count(availableSpots, maxParticipants)
            : messages.places.saving(wanted)}
        </span>
        <PlacesButton
          label={messages.places.more(title)}
          isDisabled={places >= maxParticipants}
          onPress={(button) => want(places + 1, button)}
        >
          <Plus aria-hidden />
        </PlacesButton>
      </div>
      <InlineFailure>{explanation}</InlineFailure>
    </div>
  )
}

/** A round sign within 44 px. Not `disabled` at its bound: a disabled button loses the focus for good. */
function PlacesButton({
  label,
  isDisabled,
  onPress,
  children,
}: {
  label: string
  isDisabled: boolean
  onPress: (button: HTMLButtonElement) => void
  children: React.ReactNode
}) {
  return (
    <IconButton
      label={label}
      hover="row"
      aria-disabled={isDisabled}
      onClick={isDisabled ? undefined : (event) => onPress(event.currentTarget)}
      className="shrink-0 touch-manipulation aria-disabled:opacity-40"
    >
      <span className="grid size-7 place-items-center rounded-full border border-input svg:size-4">
        {children}
      </span>
    </IconButton>
  )
}

/**
 * Saves the wanted number of free places. Presses while a request is pending are saved with the next one, since each
 * write names the version that the one before has stored.
 * @returns the number that is being saved, how to want another (`button` gets the focus back from the toast), and the
 *   error of the last attempt
 */
function useWantedPlaces(course: ListedCourse) {
  const words = course.series ? seriesWriteWords : courseWriteWords
  const { mutateAsync, error } = useMutation(placesMutation(words.update))
  const [wanted, setWanted] = useState<number>()
  const latest = useRef<number>(undefined)

  function want(places: number, button: HTMLButtonElement, from = course): void {
    const isSaving = latest.current !== undefined
    latest.current = places
    setWanted(places)
    if (!isSaving) void save(from, button)
  }

  async function savePlaces(from: ListedCourse, availableSpots: number): Promise<ListedCourse> {
    const { series, ...own } = from
    const dates = ownDateFirst(own, series ?? [own])
    const written = await mutateAsync({
      allDates: dates,
      updated: dates.map((date) => {
        return { course: date, values: { ...date, availableSpots }, isStep: true }
      }),
    })
    const [stored = own] = written
    return series ? { ...own, availableSpots, series: written } : stored
  }

  async function save(before: ListedCourse, button: HTMLButtonElement): Promise<void> {
    let stored = before
    try {
      while (latest.current !== undefined && latest.current !== stored.availableSpots) {
        stored = await savePlaces(stored, latest.current)
      }
      announce(before, stored, button)
    } catch {
      // The toast has the message, and the list the number that is stored.
    } finally {
      latest.current = undefined
      setWanted(undefined)
    }
  }

  function announce(
    { availableSpots: before }: ListedCourse,
    stored: ListedCourse,
    button: HTMLButtonElement,
  ): void {
    const { title, availableSpots, maxParticipants } = stored
    if (availableSpots === before) return
    showToast({
      title: toasts.successTitle,
      text: messages.places.saved(title, availableSpots, maxParticipants, before),
      tone: 'success',
      action: {
        label: messages.undo,
        onClick() {
          button.focus()
          if (document.activeElement !== button) focusHeading()
          want(before, button, stored)
        },
      },
    })
  }

  return { wanted, want, error }
}
