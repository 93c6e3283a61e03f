/** Above the few lines that say what a long page comes down to. */
export const inShortHeading = 'Kort fortalt'
