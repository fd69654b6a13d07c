import type { RequestListener } from 'node:http'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { serve } from '../testing/server.ts'
import { bundledCities, type City } from './bundled.ts'
import { citySource } from './cities.ts'
import { readCity } from './read.ts'
import { readCities } from './service.ts'

/** Each run reads one answer of the service. `FUZZ_RUNS=10000` is the long form. */
const RUNS = Number(process.env.FUZZ_RUNS ?? 1000)

const log = vi.spyOn(console, 'error')
beforeEach(() => void log.mockReset().mockReturnValue())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const item = ({ code, name, state }: City) => ({
  id: Number(code),
  nome: name,
  microrregiao: { id: 1, nome: 'x', mesorregiao: { id: 2, UF: { id: 3, sigla: state } } },
})

/** Starts a service that answers with `answer`. `asked` returns how often it was asked. */
async function service(answer: RequestListener) {
  let asked = 0
  const { origin } = await serve((request, response) => {
    asked += 1
    answer(request, response)
  })
  return { url: `${origin}/municipios`, asked: () => asked }
}

const serviceOf = (body: string) => service((_, response) => response.end(body))

const bundled = (await citySource('')()).text

test('without a service all 5,571 municipalities are listed, sorted as Brazilians sort', () => {
  const lines = bundled.split('\n')
  expect(lines).toHaveLength(5571)
  expect(lines[0]).toBe('Abadia de Goiás/GO')
  expect(lines.indexOf('Água Branca/AL')).toBeLessThan(lines.indexOf('Araçatuba/SP'))
  expect(lines).toContain('Boa Esperança do Norte/MT')
})

test('the service is asked once, however many visitors ask', async () => {
  const renamed = bundledCities.map((city) =>
    city.code === '3550308' ? { ...city, name: 'Sampa' } : city,
  )
  const { url, asked } = await serviceOf(JSON.stringify(renamed.map(item)))
  const cities = citySource(url)
  const lists = await Promise.all([cities(), cities(), cities()])
  expect(lists[0]?.text).toContain('\nSampa/SP\n')
  expect(lists[0]?.maxAge).toBe(7 * 24 * 3600)
  expect(asked()).toBe(1)
})

test('after a week it is asked again', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const { url, asked } = await serviceOf(JSON.stringify(bundledCities.map(item)))
  const cities = citySource(url)
  await cities()
  vi.setSystemTime(Date.now() + 7 * 24 * 3600 * 1000 - 1)
  await cities()
  expect(asked()).toBe(1)
  vi.setSystemTime(Date.now() + 1)
  expect((await cities()).text).toBe(bundled)
  expect(asked()).toBe(2)
})

const broken: Record<string, RequestListener> = {
  'that fails': (_, response) => response.writeHead(500).end('[]'),
  'that repeats one city': (_, response) =>
    response.end(JSON.stringify(bundledCities.map((city) => ({ ...item(city), id: 1 })))),
  'that leads elsewhere': (_, response) => response.writeHead(302, { location: '/x' }).end(),
  'that breaks off': (_, response) => {
    response.writeHead(200, { 'content-length': '100' })
    response.write('[')
    response.destroy()
  },
  'that never ends': (_, response) => {
    const chunk = Buffer.alloc(1024 * 1024, ' ')
    const pour = () => response.write(chunk) && setImmediate(pour)
    response.on('drain', pour)
    pour()
  },
}

test.each(Object.entries(broken))(
  'a service %s is logged once, and visitors get the bundled list',
  async (_, answer) => {
    const { url, asked } = await service(answer)
    const cities = citySource(url)
    expect(await cities()).toEqual({ text: bundled, maxAge: 3600 })
    await cities()
    expect(asked()).toBe(1)
    expect(log).toHaveBeenCalledOnce()
  },
)

test('a service that does not answer in time is given up', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout')
  const gaveUp = new AbortController()
  timeout.mockReturnValueOnce(gaveUp.signal)
  const { url } = await service(() => gaveUp.abort())
  expect((await citySource(url)()).text).toBe(bundled)
})

/** The whole list with one item in place of São Paulo's, as it is read. */
const saoPauloFrom = (instead: object) =>
  readCities(
    bundledCities.map((city) =>
      city.code === '3550308' ? { id: 3550308, ...instead } : item(city),
    ),
  ).find(({ code }) => code === '3550308')

test('an item without microrregiao is read by its immediate region', () => {
  const UF = { sigla: 'SP' }
  const region = { 'regiao-intermediaria': { UF } }
  expect(
    saoPauloFrom({ nome: 'Nova Cidade', microrregiao: null, 'regiao-imediata': region }),
  ).toMatchObject({ name: 'Nova Cidade', state: 'SP' })
})

test.each([
  { nome: 'Nova Cidade', microrregiao: null },
  { nome: '<img src=x>', microrregiao: { mesorregiao: { UF: { sigla: 'SP' } } } },
  { nome: 'A\nB', microrregiao: { mesorregiao: { UF: { sigla: 'SP' } } } },
  { nome: 'São Paulo', microrregiao: { mesorregiao: { UF: { sigla: 'XX' } } } },
  { nome: 7 },
  {},
])('an item that cannot be used, %j, is the bundled one', (instead) => {
  expect(saoPauloFrom(instead)).toEqual({ code: '3550308', name: 'São Paulo', state: 'SP' })
})

const items = fc.record(
  {
    id: fc.oneof(fc.constantFrom(3550308, 5101837, '3550308'), fc.jsonValue()),
    nome: fc.oneof(fc.string(), fc.constant('São Paulo'), fc.jsonValue()),
    microrregiao: fc.oneof(
      fc.constant({ mesorregiao: { UF: { sigla: 'SP' } } }),
      fc.jsonValue({ maxDepth: 5 }),
    ),
    'regiao-imediata': fc.jsonValue(),
  },
  { requiredKeys: [] },
)

test('every item is read as a city with a valid name, or left out', () => {
  fc.assert(
    fc.property(fc.oneof(items, fc.jsonValue()), (given) => {
      const city = readCity(given)
      if (city) expect(`${city.name}/${city.state}`).toMatch(/^\p{L}[\p{L} .'’-]*\/[A-Z]{2}$/u)
    }),
    { numRuns: RUNS },
  )
})

test('visitors get the bundled list whatever the service answers', async () => {
  const bodies = fc.oneof(
    fc.string(),
    fc.json(),
    fc.array(items).map((list) => JSON.stringify(list)),
  )
  const statuses = fc.constantFrom(200, 200, 200, 404, 503)
  await fc.assert(
    fc.asyncProperty(bodies, statuses, async (body, status) => {
      vi.stubGlobal('fetch', async () => new Response(body, { status }))
      expect((await citySource('http://service/')()).text).toBe(bundled)
    }),
    { numRuns: RUNS },
  )
})
