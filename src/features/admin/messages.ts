export const sidebarMessages = {
  title: 'Administration',
  courses: 'Kurser',
  toSite: 'Til hjemmesiden',
  toggle: 'Sidepanel',
  close: 'Luk sidepanel',
}
