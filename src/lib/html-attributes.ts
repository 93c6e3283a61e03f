// Attributes, ids and classes that one module writes and another, which does not import it, reads: the build in its
// documents (scripts/build/document.ts), src/boot.ts before React, or one feature for another.

/** Of the root: the path of the page that it holds. */
export const PAGE_ATTRIBUTE = 'data-page'

/** Of the document: the day of the build. */
export const BUILT_ATTRIBUTE = 'data-built'

/** Of the title and robots of an empty shell, which the rendered page replaces. */
export const SHELL_ATTRIBUTE = 'data-shell'

/** Of an element that is left out when the page is read aloud. */
export const NOT_READ_ALOUD_ATTRIBUTE = 'data-not-read-aloud'

/** Of the element with the courses that the build has put into the document of /courses, as JSON. */
export const COURSES_ID = 'courses-in-page'

/** Class of the document while no script has the page, or none ever will: the variant `noscript:` of src/index.css. */
export const UNSCRIPTED_CLASS = 'unscripted'

/** Class of the document whose address has a query or a hash, until the page knows them (src/index.css). */
export const AWAITS_ADDRESS_CLASS = 'awaits-address'

/** Of the footer: once the browser has parsed it, the page is complete. */
export const FOOTER_ID = 'footer'
