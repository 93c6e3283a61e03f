/** The looks of links and buttons that go with something without asking for attention. */
export const quietActionClasses =
  'text-link inline-flex min-h-11 items-center gap-2 text-sm [&_svg]:size-[1.25em] [&_svg]:shrink-0'
