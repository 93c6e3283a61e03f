-- Refuses courses that are longer than a list can show, outside of any calendar, or written with characters that are
-- invisible or reverse the text. Existing courses stay ('not valid'): they can be read, their next change must follow the
-- limits, and `npm run doctor` lists them.

alter table public.course_events
  add constraint course_events_title_length_check
    check (char_length(title) <= 300) not valid,
  add constraint course_events_location_length_check
    check (char_length(location) <= 300) not valid,
  add constraint course_events_url_length_check
    check (char_length(url) <= 2000) not valid,
  add constraint course_events_date_range_check
    check (event_date between '2000-01-01' and '2199-12-31') not valid,
  add constraint course_events_max_participants_limit_check
    check (max_participants <= 100000) not valid,
  add constraint course_events_available_spots_limit_check
    check (available_spots <= 100000) not valid,
  -- Control characters, separators of lines and paragraphs, and marks of writing direction.
  add constraint course_events_title_characters_check
    check (title !~ '[\u0001-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]') not valid,
  add constraint course_events_location_characters_check
    check (location !~ '[\u0001-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]') not valid,
  add constraint course_events_url_characters_check
    check (url !~ '[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]') not valid,
  -- Beside white space: soft hyphens, joiners, fillers, variation selectors, blank braille and tags.
  add constraint course_events_title_visible_check
    check (title ~ '[^\s\u0001-\u001f\u007f-\u00a0\u00ad\u034f\u061c\u115f\u1160\u1680\u17b4\u17b5\u180b-\u180f\u2000-\u200f\u2028-\u202f\u205f-\u206f\u2800\u3000\u3164\ufe00-\ufe0f\ufeff\uffa0\U000e0000-\U000e0fff]') not valid,
  add constraint course_events_location_visible_check
    check (location ~ '[^\s\u0001-\u001f\u007f-\u00a0\u00ad\u034f\u061c\u115f\u1160\u1680\u17b4\u17b5\u180b-\u180f\u2000-\u200f\u2028-\u202f\u205f-\u206f\u2800\u3000\u3164\ufe00-\ufe0f\ufeff\uffa0\U000e0000-\U000e0fff]') not valid;
