import { expect, test } from 'vitest'
import { citiesOf, suggestCities } from './cities.ts'

const cities = citiesOf(
  [
    'Embu das Artes/SP',
    'Mogi das Cruzes/SP',
    'São Paulo das Missões/RS',
    'São Paulo de Olivença/AM',
    'São Paulo/SP',
    ...Array.from({ length: 12 }, (_, index) => `Vila ${index}/MG`),
  ].join('\n'),
)

test('nothing is suggested for fewer than two characters, not counting spaces around them', () => {
  expect(suggestCities(cities, '')).toEqual([])
  expect(suggestCities(cities, ' v ')).toEqual([])
})

test('a city is found by a part of its name, ignoring accents and case', () => {
  expect(suggestCities(cities, 'CRÚZ')).toEqual(['Mogi das Cruzes/SP'])
  expect(suggestCities(cities, 'missoes')).toEqual(['São Paulo das Missões/RS'])
  expect(suggestCities(cities, 'artes/sp')).toEqual(['Embu das Artes/SP'])
})

test('ten are suggested at most', () => {
  expect(suggestCities(cities, 'vila')).toHaveLength(10)
})

test('an exact match comes before longer names', () => {
  expect(suggestCities(cities, 'sao paulo')[0]).toBe('São Paulo/SP')
})

test('names that begin with the typed text come before names that contain it', () => {
  expect(suggestCities(citiesOf('Belo Rio/PA\nRio Preto/SP'), 'rio')).toEqual([
    'Rio Preto/SP',
    'Belo Rio/PA',
  ])
})
