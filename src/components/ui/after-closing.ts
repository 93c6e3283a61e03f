import { createContext } from 'react'

/** Opens what takes the place of the dialog around, once that has closed and returned the focus; at once without one. */
export const AfterClosing = createContext((open: () => void) => open())
