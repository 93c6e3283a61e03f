-- Courses to look at: around today, so that the calendar always has a past, a busy week and a
-- future. Weekdays are counted from this week's Monday in Copenhagen; nothing falls on a Sunday, and
-- week 4 from now is empty. Runs on an empty table only.

with
  calendar as (
    select date_trunc('week', now() at time zone 'Europe/Copenhagen')::date as this_monday
  ),
  course (week, weekday, start_time, end_time, type, title, location, max_participants, available_spots, url) as (
    values
      (-6, 2, time '16:30', time '18:30', 'foraeldre', 'Forældregruppeforløb: Diagnosen i hverdagen', 'Frederiksgade 7, 4. sal', 20, 0, null),
      (-5, 2, '16:30', '18:30', 'foraeldre', 'Forældregruppeforløb: Familien omkring barnet', 'Frederiksgade 7, 4. sal', 20, 3, null),
      (-3, 4, '19:00', '21:00', 'foredrag', 'Foredrag: Mistrivsel i familien', 'Valby Kulturhus', 120, 14, 'https://example.com/foredrag/mistrivsel-i-familien'),
      (-2, 1, '09:00', '12:00', 'specialkurser', 'Særlig støtte i almenskolen', 'Frederiksgade 7, 4. sal', 24, 2, null),
      (-1, 3, '13:00', '15:00', 'supervision', 'Supervision for inklusionspædagoger', 'Online', 10, 2, '/contact'),

      (0, 1, '13:00', '15:00', 'supervision', 'Supervision for AKT-vejledere', 'Frederiksgade 7, 4. sal', 10, 4, null),
      (0, 2, '16:30', '18:30', 'foraeldre', 'Forældregruppeforløb: Skolen og samarbejdet', 'Frederiksgade 7, 4. sal', 20, 8, '/contact'),
      (0, 3, '09:00', '12:00', 'specialkurser', 'Særlig støtte i almenskolen', 'Frederiksgade 7, 4. sal', 24, 2, null),
      (0, 4, '19:00', '21:00', 'foredrag', 'Foredrag: Unge stemmer', 'Valby Kulturhus', 150, 62, 'https://example.com/billetter/unge-stemmer'),
      (0, 5, '08:30', '15:00', 'skreddersyede', 'Pædagogisk dag for Skovskolens personale', 'Skovskolen, Lyngby', 45, 0, null),
      (0, 6, '10:00', '14:00', 'foraeldre', 'Lørdagsworkshop: Bedsteforældre til børn med autisme', 'Valby Kulturhus', 30, 11, '//example.org/loerdagsworkshop'),

      (1, 1, '15:00', '17:00', 'supervision', 'Supervision for PPR-psykologer', 'Online', 8, 3, '/contact'),
      (1, 2, '17:00', '19:00', 'foraeldre', 'Når skolen bliver svær: aften for forældre til børn med bekymrende skolefravær', 'Online', 40, 17, '/contact'),
      (1, 4, '09:00', '15:00', 'specialkurser', 'Angst hos børn og unge: forstå, forebyg og støt', 'Frederiksgade 7, 4. sal', 24, 9, 'https://example.com/kurser/angst'),
      (2, 1, '09:00', '12:00', 'specialkurser', 'Særlig støtte i almenskolen', 'Frederiksgade 7, 4. sal', 24, 2, null),
      (2, 3, '12:30', '15:30', 'skreddersyede', 'Temaeftermiddag for Kastanjeskolens ressourceteam', 'Kastanjeskolen, Hvidovre', 35, 35, null),
      (2, 4, '19:00', '21:00', 'foredrag', 'Foredrag: ADHD fra barn til voksen', 'Valby Kulturhus', 150, 88, 'https://example.org/adhd-fra-barn-til-voksen'),
      (3, 2, '16:30', '18:30', 'foraeldre', 'Forældregruppeforløb: Diagnosen i hverdagen', 'Frederiksgade 7, 4. sal', 20, 12, null),
      (3, 3, '09:00', '16:00', 'specialkurser', 'Rettidige indsatser ved begyndende skolevægring: en kursusdag for lærere, pædagoger, skoleledere, PPR-psykologer og sagsbehandlere, der vil opdage faresignalerne i tide og blive enige om, hvem der gør hvad', 'Frederiksgade 7, 4. sal', 30, 6, '/contact'),

      (5, 1, '13:00', '15:00', 'supervision', 'Supervision for AKT-vejledere', 'Frederiksgade 7, 4. sal', 10, 10, null),
      (5, 2, '16:30', '18:30', 'foraeldre', 'Forældregruppeforløb: Familien omkring barnet', 'Frederiksgade 7, 4. sal', 20, 12, null),
      (5, 5, '08:30', '12:00', 'skreddersyede', 'Kursusdag for Børnehuset Regnbuen', 'Børnehuset Regnbuen, Gladsaxe', 25, 4, null),
      (6, 4, '18:30', '20:30', 'foredrag', 'Foredrag: Podcast live med unge i skolevægring', 'Valby Kulturhus', 150, 103, '//example.com/podcast-live'),
      (7, 2, '16:30', '18:30', 'foraeldre', 'Forældregruppeforløb: Skolen og samarbejdet', 'Frederiksgade 7, 4. sal', 20, 12, null),
      (8, 1, '09:00', '12:00', 'specialkurser', 'Autisme i klasseværelset', 'Frederiksgade 7, 4. sal', 24, 20, 'https://example.com/kurser/autisme-i-klassevaerelset'),
      (8, 3, '15:00', '17:00', 'supervision', 'Supervision for plejefamilier', 'Online', 8, 8, '/contact'),
      (9, 4, '19:00', '21:00', 'foredrag', 'Foredrag: Stress og belastningsreaktioner hos unge', 'Valby Kulturhus', 150, 150, null),
      (9, 5, '09:00', '12:00', 'specialkurser', 'Angst i skolen: to formiddage for ressourcepersoner', 'Frederiksgade 7, 4. sal', 24, 0, null),
      (10, 5, '09:00', '12:00', 'specialkurser', 'Angst i skolen: to formiddage for ressourcepersoner', 'Frederiksgade 7, 4. sal', 24, 0, null),
      (10, 2, '12:30', '15:30', 'skreddersyede', 'Pædagogisk eftermiddag: Neurodiversitet i indskolingen', 'Frederiksgade 7, 4. sal', 40, 40, null)
  ),
  -- By the day of the course, like the status: one series is coming, one has begun, and one is sold out.
  price (week, weekday, price, series) as (
    values
      (3, 2, '250 kr. pr. person', 1), (5, 2, '250 kr. pr. person', 1), (7, 2, '250 kr. pr. person', 1),
      (-2, 1, null, 2), (0, 3, null, 2), (2, 1, null, 2),
      (9, 5, '1.200 kr. pr. person', 3), (10, 5, '1.200 kr. pr. person', 3),
      (9, 4, 'Gratis', null)
  ),
  status (week, weekday, status, status_note, from_weekday, from_start_time) as (
    values
      (2, 3, 'cancelled', 'Underviseren er blevet syg. Vi skriver til jer med en ny dato.', null, null),
      (8, 1, 'postponed', 'Underviseren er syg. Vi skriver til jer, så snart vi har en ny dato.', null, null),
      (6, 4, 'moved', 'Vi har fået et større lokale om torsdagen.', 3, time '19:00')
  )
insert into public.course_events
  (event_date, start_time, end_time, type, title, location, max_participants, available_spots, url,
   status, status_note, moved_from_date, moved_from_start_time, price, series_id)
select
  this_monday + 7 * week + (weekday - 1),
  start_time, end_time, type, title, location, max_participants, available_spots, url,
  coalesce(status, 'planned'), status_note, this_monday + 7 * week + (from_weekday - 1), from_start_time,
  price, ('5e71e500-0000-4000-8000-00000000000' || series)::uuid
from calendar cross join course left join status using (week, weekday) left join price using (week, weekday)
where not exists (select from public.course_events);
