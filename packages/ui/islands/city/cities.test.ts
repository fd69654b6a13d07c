import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { bundledCities } from './bundledCities.ts'
import { citiesOf, suggestCities } from './cities.ts'
import { LARGEST_CITIES } from './largestCities.ts'

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

test('the small city with exactly the typed name comes before those with longer names', () => {
  expect(suggestCities(citiesOf('Bom Jesus da Serra/BA\nBom Jesus/PB'), 'bom jesus')).toEqual([
    'Bom Jesus/PB',
    'Bom Jesus da Serra/BA',
  ])
})

test('names that begin with the typed text come before names that contain it', () => {
  expect(suggestCities(citiesOf('Belo Rio/PA\nRio Preto/SP'), 'rio')).toEqual([
    'Rio Preto/SP',
    'Belo Rio/PA',
  ])
})

describe('among all municipalities', () => {
  const brazil = citiesOf(bundledCities(), LARGEST_CITIES)

  test.each([
    ['sao', 'São Paulo/SP'],
    ['rio', 'Rio de Janeiro/RJ'],
    ['vitoria', 'Vitória/ES'],
    ['porto/pi', 'Porto/PI'],
    ['paulo afonso', 'Paulo Afonso/BA'],
  ])('%s finds %s first', (typed, first) => {
    expect(suggestCities(brazil, typed)[0]).toBe(first)
  })

  test.each([
    ['São Paulo (SP)', 'São Paulo/SP'],
    ['SAO PAULO – SP', 'São Paulo/SP'],
    ['São Paulo-SP, Brasil', 'São Paulo/SP'],
    ['Campinas - São Paulo', 'Campinas/SP'],
    ['Campo Grande, Mato Grosso do Sul', 'Campo Grande/MS'],
    ['santa barbara doeste', "Santa Bárbara d'Oeste/SP"],
    ['santa bárbara d oeste/sp', "Santa Bárbara d'Oeste/SP"],
    ['Santana do Livramento', "Sant'Ana do Livramento/RS"],
    ['Ji‑Paraná', 'Ji-Paraná/RO'],
    ['ji parana/ro', 'Ji-Paraná/RO'],
    ['Mogi-Guaçu', 'Mogi Guaçu/SP'],
    ['S. José dos Campos', 'São José dos Campos/SP'],
    ['Sto. André - SP', 'Santo André/SP'],
    ['  Rio  de Janeiro  ', 'Rio de Janeiro/RJ'],
  ])('%s, as people write it, finds %s first', (typed, first) => {
    expect(suggestCities(brazil, typed)[0]).toBe(first)
  })

  test('the same are found with every apostrophe, and without one', () => {
    const found = suggestCities(brazil, "d'oeste")
    expect(found).toContain("Alta Floresta D'Oeste/RO")
    for (const typed of ['d’oeste', 'd‘oeste', 'd´oeste', 'd`oeste', 'd′oeste', 'D OESTE']) {
      expect(suggestCities(brazil, typed), typed).toEqual(found)
    }
  })

  test('every one of the largest is known by its name', () => {
    const known = new Set(brazil.map(({ name }) => name))
    const largest = LARGEST_CITIES.trim().split('\n')
    expect(largest.length).toBeGreaterThan(250)
    expect(largest.filter((name) => !known.has(name))).toEqual([])
  })
})

describe('the list of cities', () => {
  beforeEach(() => {
    vi.resetModules()
    vi.spyOn(console, 'error').mockReturnValue()
  })
  afterEach(() => vi.unstubAllGlobals())

  test('is the server’s, asked for once', async () => {
    const fetched = vi.fn(async () => new Response('Cidade Nova/SP'))
    vi.stubGlobal('fetch', fetched)
    const { loadCities } = await import('./cities.ts')
    expect(await Promise.all([loadCities(), loadCities()])).toMatchObject([
      [{ name: 'Cidade Nova/SP' }],
      [{ name: 'Cidade Nova/SP' }],
    ])
    expect(fetched).toHaveBeenCalledOnce()
  })

  test.each([
    ['fails', async () => new Response('', { status: 500 })],
    ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('is the bundled one where the server %s', async (_how, answer) => {
    vi.stubGlobal('fetch', answer)
    const { loadCities } = await import('./cities.ts')
    const cities = await loadCities()
    expect(cities).toHaveLength(5571)
    expect(suggestCities(cities, 'sao')[0]).toBe('São Paulo/SP')
    expect(console.error).toHaveBeenCalledOnce()
  })
})
