// Attributes and ids that are written in one place and read in another that does not import it: by the build into its documents
// (scripts/build/document.ts), or by one feature for another.

/** On the root: the address whose page it holds. */
export const PAGE_MARK = 'data-page'

/** On the document: the day of the build. */
export const BUILT_MARK = 'data-built'

/** Of the element with the courses that the build has put into the document of /courses, as JSON. */
export const COURSES_ID = 'courses-in-page'

/** On what a document without a page says of itself, until the page speaks. */
export const FRAME_MARK = 'data-frame'

/** Of the footer, with which the page that is painted is whole. */
export const FOOTER_ID = 'footer'

/** On what a person who reads the page aloud would pass over. */
export const NOT_READ_ALOUD_MARK = 'data-not-read-aloud'
