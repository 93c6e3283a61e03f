/** For whom each type of course is (spec 9, Courses), for the tabs of /courses and the page of a course. */
export const courseAudiences = {
  foraeldre: 'Forældre og andre voksne, der er tæt på et barn eller en ung',
  supervision:
    'Lærere, pædagoger, socialrådgivere og andre, der arbejder med børn, unge og unge voksne',
  specialkurser: 'Ledere og lærere i almenskolen',
  skreddersyede: 'En bestemt gruppe, som kurset er aftalt med',
  foredrag: 'Forældre, unge, fagfolk og andre, der er nysgerrige på emnet',
} as const
