/** The types a course can have, as the database stores them (spec 3). */
export const COURSE_TYPES = [
  'foraeldre',
  'supervision',
  'specialkurser',
  'skreddersyede',
  'foredrag',
] as const

export type CourseType = (typeof COURSE_TYPES)[number]

type CourseTypeInfo = {
  adminLabel: string
  publicLabel: string
  /** Of badges and date plates. */
  tone: 'blue' | 'green' | 'purple' | 'orange' | 'red' | 'grey'
}

const infos: Readonly<Record<CourseType, CourseTypeInfo>> = {
  foraeldre: { adminLabel: 'Forældrekurser', publicLabel: 'Forældrekursus', tone: 'blue' },
  supervision: { adminLabel: 'Supervision', publicLabel: 'Supervision', tone: 'green' },
  specialkurser: { adminLabel: 'Specialkurser', publicLabel: 'Specialkursus', tone: 'purple' },
  skreddersyede: {
    adminLabel: 'Skræddersyede kurser',
    publicLabel: 'Skræddersyet',
    tone: 'orange',
  },
  foredrag: { adminLabel: 'Foredrag', publicLabel: 'Foredrag', tone: 'red' },
}

/** Whether a stored type is one of the five known ones. */
export function isCourseType(type: string): type is CourseType {
  return Object.hasOwn(infos, type)
}

/** The labels and the badge colour of a stored type (spec 3); an unknown type is shown as it is, in grey. */
export function courseTypeInfo(type: string): CourseTypeInfo {
  return isCourseType(type) ? infos[type] : { adminLabel: type, publicLabel: type, tone: 'grey' }
}

/** The types that occur among courses: known ones in their own order, then any others. */
export function typesAmong(courses: readonly { type: string }[]): readonly string[] {
  const found = new Set(courses.map(({ type }) => type))
  const known = COURSE_TYPES.filter((type) => found.has(type))
  const others = [...found].filter((type) => !isCourseType(type)).sort()
  return [...known, ...others]
}
