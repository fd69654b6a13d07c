import { expect, test } from 'vitest'
import { NOTHING, paramsOf, soughtOf } from './sought.ts'

test('what is sought is read from the address as it was written', () => {
  const sought = { text: 'R$ 150 & mais', replacement: ' 160', exact: true, wholeWords: true }
  expect(soughtOf(paramsOf(sought))).toEqual(sought)
})

test('nothing sought leaves the address as it is, and other parameters are not read', () => {
  expect(paramsOf(NOTHING)).toEqual([])
  expect(soughtOf()).toEqual(NOTHING)
  expect(soughtOf([['perspective', 'published']])).toEqual(NOTHING)
})
