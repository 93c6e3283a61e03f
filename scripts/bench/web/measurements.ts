import * as z from 'zod'
import { bytesByKind } from './page-weight.ts'
import { paint } from './paint.ts'

/**
 * The three ways in which each page is loaded: as it was built; with HTML that names no script, which is the limit;
 * and without its prerendered content, as an ordinary single-page application.
 */
export const VARIANTS = ['built', 'noScripts', 'spa'] as const
export type Variant = (typeof VARIANTS)[number]

const load = paint.extend({ bytes: bytesByKind })
/** One visit with an empty cache. */
export type Load = z.infer<typeof load>

const routeMeasurement = z.object({
  route: z.string(),
  /** The address, and of which site where there are several. */
  name: z.string(),
  /** As many in each variant; those of one turn stand at the same place. */
  loads: z.object({ built: z.array(load), noScripts: z.array(load), spa: z.array(load) }),
  /** What the page as built has done more when a visitor has scrolled to its end. */
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
  /** Of the scripts that had come by then, as sent. */
  js: z.number(),
  scripts: z.number(),
})
/** When a page did its job, since its document was asked for. */
export type JobVisit = z.infer<typeof jobVisit>

const jobMeasurement = z.object({
  name: z.string(),
  /** As the page is called in the tables. */
  page: z.string(),
  targetMs: z.number(),
  visits: z.array(jobVisit),
})
export type JobMeasurement = z.infer<typeof jobMeasurement>

export const progress = z.object({
  /** Names the build and the number of runs, so that figures of two builds are never mixed. */
  subject: z.string(),
  routes: z.array(routeMeasurement),
  clicks: z.array(clickMeasurement),
  jobs: z.array(jobMeasurement),
})
/** What has been measured so far. */
export type Progress = z.infer<typeof progress>
