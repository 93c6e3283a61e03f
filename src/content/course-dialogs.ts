// Strings of the specification stand letter by letter; the others follow the site's copy guide.

export const deleteMessages = {
  title: 'Slet kursus',
  text: (title: string) =>
    `Er du sikker på, at du vil slette kurset "${title}"? Denne handling kan ikke fortrydes.`,
  textOfSeries: (title: string, count: number) =>
    `Er du sikker på, at du vil slette alle ${count} datoer i forløbet "${title}"? Denne handling kan ikke fortrydes.`,
  scope: 'Hvad skal slettes?',
  onlyThisDate: 'Kun denne dato',
  allDates: (count: number) => `Alle ${count} datoer i forløbet`,
  stillSure: 'Er du sikker på, at du stadig vil slette det? Denne handling kan ikke fortrydes.',
  cancel: 'Annuller',
  confirm: 'Slet',
  saving: 'Sletter...',
}

/** The dialog that copies a series. */
export const copySeriesMessages = {
  title: 'Kopiér forløb',
  scope: 'Hvad skal kopieres?',
  whole: (count: number) => `Hele forløbet, ${count} datoer`,
  onlyThisDate: 'Kun denne dato',
  weeks: 'Flyt datoerne så mange uger frem',
  weeksError: 'Skriv et helt tal fra 1 til 520',
  newDates: 'De nye datoer',
  copied:
    'Titel, tidspunkter, lokation og pris bliver de samme. Alle pladser er ledige, og ingen dato er aflyst, udsat eller flyttet.',
  copiedOne: 'Felterne er udfyldt på forhånd. Du vælger selv den nye dato.',
  cancel: 'Annuller',
  confirm: 'Kopiér forløbet',
  next: 'Videre',
  saving: 'Kopierer...',
}

/** After somebody else has changed the course. */
export function changedMeanwhile(
  changes: readonly { label: string; after: string }[],
  then = 'Prøv igen, hvis det stadig er det, du vil.',
): string {
  return [
    'Kurset er ændret af en anden, siden du åbnede listen.',
    ...changes.map(({ label, after }) => `${label} er nu "${after}".`),
    then,
  ].join(' ')
}

/** After somebody else has changed, deleted or added dates of a course. @param changed, gone, added their days */
export function seriesChangedMeanwhile(
  changed: readonly string[],
  gone: readonly string[],
  added: readonly string[],
): string {
  return [
    'Der er ikke ændret noget.',
    ...changed.map((day) => `Datoen ${day} er ændret af en anden, siden du åbnede listen.`),
    ...gone.map((day) => `Datoen ${day} findes ikke længere.`),
    ...added.map((day) => `Datoen ${day} er kommet til forløbet, siden du åbnede listen.`),
    'Prøv igen, hvis det stadig er det, du vil.',
  ].join(' ')
}

/** The dialog that creates or edits a course (spec 5). */
export const courseFormMessages = {
  createTitle: 'Opret nyt kursus',
  editTitle: 'Rediger kursus',
  createSubmit: 'Opret',
  editSubmit: 'Opdater',
  saving: 'Gemmer...',
  cancel: 'Annuller',
  dateInDanish: (date: string, week: number) => `${date}, uge ${week}`,
  moreDates: {
    add: 'Tilføj en dato mere',
    label: (position: number) => `Dato ${position}`,
    /** Beside the date of a stored course. */
    newLabel: (position: number) => (position === 1 ? 'Ny dato' : `Ny dato ${position}`),
    remove: (label: string) => `Fjern ${label.toLowerCase()}`,
    count: (count: number) => `Der oprettes ${count} kurser, ét for hver dato.`,
    series: (count: number) => `Det bliver ét forløb med ${count} datoer.`,
    added: (count: number) =>
      count === 1 ? 'Der oprettes ét kursus mere.' : `Der oprettes ${count} kurser mere.`,
    addedToSeries: (count: number) =>
      count === 1 ? 'Forløbet får én dato mere.' : `Forløbet får ${count} datoer mere.`,
    together: 'Hører datoerne sammen?',
    choices: [
      { value: 'series', label: 'Ét forløb: én tilmelding, én pris' },
      { value: 'apart', label: 'Samme kursus flere gange' },
    ],
  },
  seriesConflict: (day: string) =>
    `Kurset ${day} er oprettet, og en anden har ændret det siden. Det bliver, som det er: Tag datoen ud, og opret resten.`,
  preview: {
    /** Not the label of the field, which names the card. */
    untitled: 'Kursets navn',
    title: 'Sådan vises kurset på hjemmesiden',
    needsDate: 'Vælg en dato for at se kurset.',
  },
  move: {
    label: 'Vis som flyttet',
    help: (movedFrom: string) => `Sæt kryds, hvis hjemmesiden skal vise: ${movedFrom}.`,
    placesTaken: 'Der er optagede pladser, så nogen regner nok med den gamle tid.',
  },
  /** A postponed course, and the status that its new day gives it. */
  postponed: {
    help: 'Kurset er udsat. Giv det en ny dato, så vises det som flyttet fra den gamle.',
    moved: (movedFrom: string) => `Kurset vises som f${movedFrom.slice(1)}.`,
    planned: 'Kurset vises som planlagt.',
    noteDescription: 'Handler den om, at kurset er udsat, så ret eller slet den.',
  },
  typePlaceholder: 'Vælg type',
  urlPlaceholder: 'https://',
  scope: {
    legend: 'Hvad vil du rette?',
    options: (part: string) =>
      [
        { value: 'one', label: `Ret kun denne dato (${part.toLowerCase()})` },
        { value: 'all', label: 'Ret alle datoer' },
      ] as const,
    eachItsDay: 'Hver dato beholder sin dag og sine tider.',
    unsaved: 'Det, du har rettet på denne dato alene, bliver ikke gemt, når du retter alle datoer.',
  },
  ofTheWhole: 'Gælder hele forløbet.',
  takeOut: {
    label: 'Tag datoen ud af forløbet',
    help: 'Så bliver den et kursus for sig med egne pladser og egen pris.',
  },
  price: {
    description: 'Vises, som du skriver den. Uden tekst vises ingen pris.',
    suggestions: 'Forslag til prisen',
  },
}

export const formDialogMessages = {
  close: 'Luk',
  unsaved: {
    title: 'Luk uden at gemme?',
    question: 'Du har ændringer, der ikke er gemt. De går tabt, hvis du lukker nu.',
    cancelLabel: 'Bliv her',
    confirmLabel: 'Luk uden at gemme',
  },
}

/** The choice of a version after somebody else has changed the same course. */
export const courseVersionMessages = {
  changed: 'Kurset er ændret af en anden, siden du åbnede det.',
  help: 'Der er ikke gemt noget endnu. Vælg, hvilken version der skal gælde.',
  mine: 'Din version',
  stored: 'Gemt version',
  saveMine: 'Gem min version',
  useStored: 'Brug den gemte version',
}

/** Hints at valid values that are probably slips. */
export const courseFormHintTexts = {
  endBeforeStart: 'Sluttidspunktet ligger før starttidspunktet',
  moreSpotsThanMax: 'Der er flere ledige pladser end pladser i alt',
  dateInPast: 'Datoen ligger i fortiden',
}
