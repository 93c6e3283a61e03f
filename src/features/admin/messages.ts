export const sidebarMessages = {
  title: 'Administration',
  courses: 'Kurser',
  changes: 'Ændringer',
  guide: 'Vejledning',
  toSite: 'Til hjemmesiden',
  toggle: 'Sidepanel',
  close: 'Luk sidepanel',
}
