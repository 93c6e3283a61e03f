import * as z from 'zod'
import { bytesByKind } from './page-weight.ts'
import { paint } from './paint.ts'

/**
 * The variants of each page: as built; with HTML without scripts, which is the lower bound; and without prerendered
 * content, as an ordinary single-page application.
 */
export const VARIANTS = ['built', 'noScripts', 'spa'] as const
export type Variant = (typeof VARIANTS)[number]

const load = paint.extend({ bytes: bytesByKind })
/** One visit with an empty cache. */
export type Load = z.infer<typeof load>

const routeMeasurement = z.object({
  route: z.string(),
  /** The path, and the site where there are several. */
  name: z.string(),
  /** Equally many in each variant, at the same indices for the same round. */
  loads: z.object({ built: z.array(load), noScripts: z.array(load), spa: z.array(load) }),
  /** Further activity of the page as built after scrolling to its end. */
  scroll: z.object({ cls: z.number(), tbtMs: z.number(), js: z.number() }),
  /** Warnings and errors of the page as built, over all visits. */
  messages: z.array(z.string()),
  wordShare: z.number(),
  missingWords: z.array(z.string()),
})
export type RouteMeasurement = z.infer<typeof routeMeasurement>

const clickMeasurement = z.object({
  from: z.string(),
  to: z.string(),
  milliseconds: z.array(z.number()),
})
export type ClickMeasurement = z.infer<typeof clickMeasurement>

const jobVisit = z.object({
  milliseconds: z.number(),
  /** Transferred bytes of the scripts loaded until then. */
  js: z.number(),
  scripts: z.number(),
})
/** The time of a completed task since the request for the document. */
export type JobVisit = z.infer<typeof jobVisit>

const jobMeasurement = z.object({
  name: z.string(),
  /** The name of the page in the tables. */
  page: z.string(),
  targetMs: z.number(),
  visits: z.array(jobVisit),
})
export type JobMeasurement = z.infer<typeof jobMeasurement>

export const progress = z.object({
  /** Identifies the build and the number of runs, so that two builds are never mixed. */
  subject: z.string(),
  routes: z.array(routeMeasurement),
  clicks: z.array(clickMeasurement),
  jobs: z.array(jobMeasurement),
})
/** The measurements so far. */
export type Progress = z.infer<typeof progress>
