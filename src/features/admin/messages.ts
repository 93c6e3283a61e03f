export const sidebarMessages = {
  title: 'Administration',
  courses: 'Kurser',
  changes: 'Ændringer',
  toSite: 'Til hjemmesiden',
  toggle: 'Sidepanel',
  close: 'Luk sidepanel',
}
