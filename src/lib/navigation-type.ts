import { createContext } from 'react'
import { NavigationType } from 'react-router-dom'

/**
 * Whether a link, a redirect or the history led to the location on the screen. The router's own hook answers
 * POP to everything below the routes, because they are given their location.
 */
export const TypeOfNavigation = createContext<NavigationType>(NavigationType.Pop)
