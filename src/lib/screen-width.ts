/** From here on the design has columns; below it is a phone's. Style sheets call it `md`. */
export const COLUMNS_FROM = '48rem'

export const PHONE_SCREEN = `(width < ${COLUMNS_FROM})`
