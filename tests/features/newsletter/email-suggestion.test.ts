import { expect, it } from 'vitest'
import { suggestEmail } from '@/features/newsletter/email-suggestion'

it.each([
  ['mor@gmial.com', 'mor@gmail.com'],
  ['mor@gmail.con', 'mor@gmail.com'],
  ['mor@gmaill.com', 'mor@gmail.com'],
  ['mor@hotmial.com', 'mor@hotmail.com'],
  ['mor@hotmal.dk', 'mor@hotmail.dk'],
  ['mor@outlok.dk', 'mor@outlook.dk'],
  ['mor@iclud.com', 'mor@icloud.com'],
  ['  mor@gmial.com ', 'mor@gmail.com'],
])('takes %j for a slip', (typed, meant) => {
  expect(suggestEmail(typed)).toBe(meant)
})

it.each([
  'mor@gmail.com',
  'MOR@Gmail.com',
  'mor@hotmail.dk',
  'navn@kk.dk',
  'navn@gladsaxe.dk',
  'navn@lyngby-taarbaek.dk',
  'navn@regionh.dk',
  'navn@skole.kk.dk',
  'navn@eksempel.dk',
  'navn@dadlnet.dk',
  'navn@aarhus.dk',
  'navn@maribo.dk',
  'navn@mail.com',
  'navn@gmx.de',
  'navn@post.tele.dk',
  // On the way to an address that is right.
  'mor@gmail.c',
  'mor@hotmail.',
  'mor@',
  'mor',
  '',
])('leaves %j alone', (typed) => {
  expect(suggestEmail(typed)).toBeUndefined()
})
