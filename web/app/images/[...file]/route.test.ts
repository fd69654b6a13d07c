import { afterEach, describe, expect, test, vi } from 'vitest'
import { GET } from './route.ts'

afterEach(() => vi.unstubAllGlobals())

/** Asks for an image at '/images/<file>', where the image CDN answers with `answer`. */
function get(file: string[], answer: () => Promise<Response>, query = 'w=320') {
  const cdn = vi.fn<(address: string) => Promise<Response>>(answer)
  vi.stubGlobal('fetch', cdn)
  const request = new Request(`http://site/images/${file.join('/')}?${query}`)
  return { cdn, response: GET(request, { params: Promise.resolve({ file }) }) }
}

const FILE = ['elos', 'production', 'a-10x10.svg']
const respondWith =
  (headers: Record<string, string>, status = 200) =>
  () =>
    Promise.resolve(new Response('<svg/>', { status, headers }))

describe('an image of this project', () => {
  test('is the one of the CDN, with its type and lifetime, and may run no script', async () => {
    const cache = { 'cache-control': 'public, max-age=60', 'content-length': '6' }
    const { cdn, response } = get(
      FILE,
      respondWith({ ...cache, 'content-type': 'image/svg+xml', 'x-served-by': 'cdn' }),
    )
    const { status, headers } = await response
    expect(String(cdn.mock.calls[0]?.[0])).toMatch(
      /\/images\/elos\/production\/a-10x10\.svg\?w=320$/,
    )
    expect(status).toBe(200)
    expect(Object.fromEntries(headers)).toEqual({
      ...cache,
      'content-type': 'image/svg+xml',
      'content-security-policy': expect.stringContaining('sandbox'),
    })
  })

  test('that came compressed has the length of what it is sent as', async () => {
    const { response } = get(
      FILE,
      respondWith({ 'content-encoding': 'gzip', 'content-length': '4' }),
    )
    expect((await response).headers.get('content-length')).toBe('6')
  })

  test('that the CDN does not have is missing here too', async () => {
    expect((await get(FILE, respondWith({}, 404)).response).status).toBe(404)
  })

  test('is unavailable when the CDN cannot be reached', async () => {
    const { response } = get(FILE, () => Promise.reject(new Error('offline')))
    expect((await response).status).toBe(502)
  })
})

test.each([
  [['outro', 'production', 'a.png']],
  [['elos', 'outro', 'a.png']],
  [['elos', 'production']],
  [['elos', 'production', 'a', 'b.png']],
])('%j is not asked of the CDN', async (file) => {
  const { cdn, response } = get(file, respondWith({}))
  expect((await response).status).toBe(404)
  expect(cdn).not.toHaveBeenCalled()
})

test('a size or an effect that no page asks for is not asked of the CDN', async () => {
  const { cdn, response } = get(FILE, respondWith({}), 'w=8192&h=8192&fit=fill&fm=png&blur=1998')
  expect((await response).status).toBe(400)
  expect(cdn).not.toHaveBeenCalled()
})
