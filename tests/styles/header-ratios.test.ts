import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { headerRatios } from '@/styles/header-ratios'

test.each(Object.entries(headerRatios))("the page header reserves %s's ratio", (name, ratio) => {
  const svg = readFileSync(`src/illustrations/${name}.svg`, 'utf8')
  const [, width = '', height = ''] = /viewBox="0 0 (\d+) (\d+)"/.exec(svg) ?? []
  const [, wide = '', high = ''] = /^aspect-(\d+)\/(\d+)$/.exec(ratio) ?? []
  expect(Number(wide) / Number(high)).toBeCloseTo(Number(width) / Number(height), 5)
})
