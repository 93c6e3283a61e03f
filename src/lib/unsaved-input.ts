let forms = 0

/** Counts a form with unsaved changes in, until the returned function is called. */
export function holdUnsavedInput(): () => void {
  forms += 1
  return () => {
    forms -= 1
  }
}

/** Whether a form has changes that it would ask about before the page is left. */
export function hasUnsavedInput(): boolean {
  return forms > 0
}
