import type { RequestListener } from 'node:http'
import { getMunicipalities } from '@brazilian-utils/brazilian-utils/get-municipalities'
import { afterEach, expect, test, vi } from 'vitest'
import { serve } from '../../../http/testing/server.ts'
import { citySource } from './cities.ts'
import { readCities } from './service.ts'

afterEach(() => void vi.useRealTimers())

/** The answer of the service. */
const ITEMS = getMunicipalities().map(({ name, stateCode }) => ({
  nome: name,
  microrregiao: { mesorregiao: { UF: { sigla: stateCode } } },
}))

/** Starts a service that answers with `answer`. `asked` returns how often it was asked. */
async function service(answer: RequestListener) {
  let asked = 0
  const { origin } = await serve((request, response) => {
    asked += 1
    answer(request, response)
  })
  return { url: `${origin}/municipios`, asked: () => asked }
}

const serviceOf = (items: object[]) => service((_, response) => response.end(JSON.stringify(items)))

const bundled = (await citySource('')()).text

test('without a service all 5,571 municipalities are listed, sorted as Brazilians sort', () => {
  const lines = bundled.split('\n')
  expect(lines).toHaveLength(5571)
  expect(lines[0]).toBe('Abadia de Goiás/GO')
  expect(lines.indexOf('Água Branca/AL')).toBeLessThan(lines.indexOf('Araçatuba/SP'))
})

test('the service is asked once a week, however many visitors ask', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const [first, ...others] = ITEMS
  const { url, asked } = await serviceOf([{ ...first, nome: 'Sampa' }, ...others])
  const cities = citySource(url)
  const lists = await Promise.all([cities(), cities(), cities()])
  expect(lists[0]?.text).toMatch(/^Sampa\/\w\w$/m)
  vi.setSystemTime(Date.now() + 7 * 24 * 3600 * 1000 - 1)
  expect((await cities()).maxAge).toBe(7 * 24 * 3600)
  expect(asked()).toBe(1)
  vi.setSystemTime(Date.now() + 1)
  await cities()
  expect(asked()).toBe(2)
})

const broken: Record<string, RequestListener> = {
  'that fails': (_, response) => response.writeHead(500).end('[]'),
  'that repeats one city': (_, response) =>
    response.end(JSON.stringify(ITEMS.map((item) => ({ ...item, nome: 'Sampa' })))),
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
    const log = vi.spyOn(console, 'error')
    const { url, asked } = await service(answer)
    const cities = citySource(url)
    expect(await cities()).toEqual({ text: bundled, maxAge: 3600 })
    await cities()
    expect(asked()).toBe(1)
    expect(log).toHaveBeenCalledOnce()
  },
)

test('a service that does not answer in time is given up', async () => {
  const gaveUp = new AbortController()
  vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(gaveUp.signal)
  const { url } = await service(() => gaveUp.abort())
  expect((await citySource(url)()).text).toBe(bundled)
})

test('an item without microrregiao is read by its immediate region', () => {
  const region = { 'regiao-intermediaria': { UF: { sigla: 'SP' } } }
  const item = { nome: 'Nova Cidade', microrregiao: null, 'regiao-imediata': region }
  expect(readCities([...ITEMS, item])).toContain('Nova Cidade/SP')
})

test.each([
  { nome: 'Nova Cidade', microrregiao: null },
  { nome: '<img src=x>', microrregiao: { mesorregiao: { UF: { sigla: 'SP' } } } },
  { nome: 'A\nB', microrregiao: { mesorregiao: { UF: { sigla: 'SP' } } } },
  { nome: 'São Paulo', microrregiao: { mesorregiao: { UF: { sigla: 'S/' } } } },
])('a list with an item that cannot be used, %j, is refused', (item) => {
  expect(() => readCities([...ITEMS, item])).toThrow()
})
