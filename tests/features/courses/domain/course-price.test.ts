import fc from 'fast-check'
import { expect, it } from 'vitest'
import { coursePriceSuggestions } from '@/content/prices/course-prices'
import { kroner } from '@/content/prices/kroner'
import { COURSE_LIMITS, storableText } from '@/features/courses/domain/course-limits'
import { amountIn } from '@/features/courses/domain/course-price'

it.each([
  ['250 kr. pr. person', 250],
  ['250 kr', 250],
  ['250kr.', 250],
  ['250 kroner', 250],
  ['250,- kr.', 250],
  ['249,50 kr.', 249.5],
  ['5.500 kr. for 2 voksne', 5500],
  ['5.500,00 kr. for forløbet', 5500],
  ['100.000 kr.', 100_000],
  ['0 kr.', 0],
  ['1.200 kr. inkl. moms', 1200],
  ['1.200 kr. for 10 gange', 1200],
  ['Gratis', 0],
  ['gratis', 0],
])('the price %j has the amount %d', (price, amount) => {
  expect(amountIn(price)).toBe(amount)
})

it.each([
  ...[null, '', '250', '250,-', '100-200 kr.', '100 – 200 kr.', '100/200 kr.', 'fra 100 kr.'],
  ...['op til 500 kr.', 'Gratis for medlemmer', 'Efter aftale', '250 krus', '250 kronerne'],
  ...['5.500 kr. (4.400 kr. for medlemmer)', '5.500 kr. eller 4400 med rabat'],
  ...['250 kr. + 50 for mad', '250 kr. plus 75 kroner for mad', '250 kr. for en, 90,- for to'],
  ...['250 kr. - 10 % for medlemmer', '2.000 kr. ekskl. moms', '500 kr. pr. time'],
  ...['200 kr. pr. gang', '1.50 kr.', '5,500 kr.', '5 500 kr.', '5.5000 kr.', '1234567 kr.'],
  '12.000,5 kr.',
])('the price %j has no certain amount', (price) => {
  expect(amountIn(price)).toBeUndefined()
})

it('any amount in whole kroner is read, as the site writes it', () => {
  fc.assert(
    fc.property(
      fc.nat(999_999),
      fc.constantFrom('', ' pr. person', ' for 2 voksne', ' for hele forløbet'),
      (amount, words) => {
        expect(amountIn(`${kroner(amount)}${words}`)).toBe(amount)
        expect(amountIn(storableText(`${kroner(amount)}${words}`))).toBe(amount)
        expect(amountIn(`${amount} kr.${words}`)).toBe(amount)
        expect(amountIn(`${amount}${words}`)).toBeUndefined()
      },
    ),
  )
})

it('a price of two amounts, or with words before its amount, has no certain one', () => {
  const amount = fc.nat(999_999).map(kroner)
  const between = fc.constantFrom(' - ', '-', ' eller ', ' og ', '/', ', børn ', ' (')
  fc.assert(
    fc.property(amount, between, amount, (first, words, second) => {
      expect(amountIn(`${first}${words}${second}`)).toBeUndefined()
      for (const before of ['fra ', 'op til ', 'ca. ', 'min. ', '-']) {
        expect(amountIn(`${before}${first}`)).toBeUndefined()
      }
    }),
  )
})

it('any text has no amount, or one that it begins with', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: COURSE_LIMITS.price }),
    fc
      .array(fc.constantFrom('1', '250', '.', ',', '-', ' ', 'kr.', 'kr', 'fra', 'moms'))
      .map((parts) => parts.join('')),
  )
  fc.assert(
    fc.property(text, (price) => {
      const amount = amountIn(price)
      if (amount === undefined || /^gratis$/i.test(price)) return
      expect(Number.isFinite(amount)).toBe(true)
      const [digits = ''] = /^[\d.,]+/.exec(price) ?? []
      expect(Number(digits.replaceAll('.', '').replace(/,$/, '').replace(',', '.'))).toBe(amount)
    }),
  )
})

it('the suggested prices that exclude something have no certain amount', () => {
  expect(coursePriceSuggestions.foraeldre?.map(amountIn)).toEqual([5500])
  for (const type of ['supervision', 'skreddersyede', 'foredrag']) {
    for (const price of coursePriceSuggestions[type] ?? ['']) {
      expect(amountIn(price)).toBeUndefined()
    }
  }
})
