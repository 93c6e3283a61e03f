export const sidebarMessages = {
  title: 'Administration',
  courses: 'Kurser',
  changes: 'Ændringer',
  guide: 'Vejledning',
  toSite: 'Til hjemmesiden',
  toggle: 'Sidepanel',
  close: 'Luk sidepanel',
  failed: {
    title: 'Fejl',
    text: 'Sidepanelet kunne ikke hentes. Tjek din internetforbindelse, og prøv igen.',
    tone: 'destructive',
  },
} as const
