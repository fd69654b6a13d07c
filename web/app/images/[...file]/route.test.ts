import { articlePage, image } from '@elos/content/fixtures/pages'
import { describe, expect, test, vi } from 'vitest'
import { isAllowedImage, signImage } from '../../../render/imageSignature.ts'
import { renderPageDocument } from '../../../render/page.tsx'
import { GET } from './route.ts'

vi.mock('../../../env.ts', async (load) => {
  const { env } = await load<typeof import('../../../env.ts')>()
  return { env: { ...env, SANITY_WEBHOOK_SECRET: 'a secret for these tests' } }
})

const LISTED = 'w=320&q=75&fit=max&auto=format'

/** Asks for an image at '/images/<file>', where the image CDN answers with `answer`. */
function get(file: string[], answer: () => Promise<Response>, query = LISTED) {
  const cdn = vi.fn<(address: string) => Promise<Response>>(answer)
  vi.stubGlobal('fetch', cdn)
  const request = new Request(`http://site/images/${file.join('/')}?${query}`)
  return { cdn, response: GET(request, { params: Promise.resolve({ file }) }) }
}

const FILE = ['elos', 'production', 'a-10x10.svg']
const respondWith =
  (headers: Record<string, string>, status = 200) =>
  () =>
    Promise.resolve(
      new Response('<svg/>', { status, headers: { 'content-type': 'image/svg+xml', ...headers } }),
    )

describe('an image of this project', () => {
  test('is the one of the CDN, with its type and lifetime, and may run no script', async () => {
    const cache = { 'cache-control': 'public, max-age=60', 'content-length': '6' }
    const { cdn, response } = get(
      FILE,
      respondWith({ ...cache, 'content-type': 'image/svg+xml', 'x-served-by': 'cdn' }),
    )
    const { status, headers } = await response
    expect(String(cdn.mock.calls[0]?.[0])).toMatch(
      /\/images\/elos\/production\/a-10x10\.svg\?w=320&q=75&fit=max&auto=format$/,
    )
    expect(status).toBe(200)
    expect(Object.fromEntries(headers)).toMatchObject({
      ...cache,
      'content-type': 'image/svg+xml',
      'content-security-policy': expect.stringContaining('sandbox'),
    })
    expect(headers.get('x-served-by')).toBeNull()
  })

  test('that came compressed has the length of what it is sent as', async () => {
    const { response } = get(
      FILE,
      respondWith({ 'content-encoding': 'gzip', 'content-length': '4' }),
    )
    expect((await response).headers.get('content-length')).toBe('6')
  })

  const html = { 'content-type': 'text/html', 'cache-control': 'max-age=60' }
  test.each([
    ['does not have it', respondWith({}, 404), 404],
    ['sends something else', respondWith(html), 502],
    ['refuses it', respondWith({}, 401), 502],
    ['cannot be reached', () => Promise.reject(new Error('offline')), 502],
  ])('is not stored when the CDN %s', async (_, answer, expected) => {
    const { status, headers } = await get(FILE, answer).response
    expect([status, headers.get('cache-control')]).toEqual([expected, 'no-store'])
  })
})

test.each([
  [['outro', 'production', 'a.png']],
  [['elos', 'outro', 'a.png']],
  [['elos', 'production']],
  [['elos', 'production', 'a', 'b.png']],
  [['elos', 'production', '..%2Fa.png']],
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

describe('an image without a size', () => {
  test('is an SVG as it is stored', async () => {
    const { cdn, response } = get(FILE, respondWith({}), '')
    expect((await response).status).toBe(200)
    expect(cdn.mock.calls[0]?.[0]).toMatch(/\/a-10x10\.svg$/)
  })

  test('is a photograph in its greatest size, never as the camera stored it', async () => {
    const photograph = ['elos', 'production', 'a-10x10.jpg']
    const { cdn, response } = get(photograph, respondWith({}), '')
    const { status, headers } = await response
    expect([status, headers.get('location')]).toEqual([
      307,
      '/images/elos/production/a-10x10.jpg?w=2560&q=75&fit=max&auto=format',
    ])
    expect(cdn).not.toHaveBeenCalled()
  })
})

describe('a crop', () => {
  const CROP = 'rect=0,0,10,5&w=641&q=75&fit=max&auto=format'
  const PATH = `/images/${FILE.join('/')}`
  /** The query of the crop as a page of the site has it. */
  const signed = () => new URL(signImage(`${PATH}?${CROP}`), 'http://site').search.slice(1)

  test('that a page asks for is made', async () => {
    const { cdn, response } = get(FILE, respondWith({}), signed())
    expect((await response).status).toBe(200)
    const [address = ''] = cdn.mock.calls[0] ?? []
    expect(new URL(address).searchParams.toString()).toBe(new URLSearchParams(CROP).toString())
  })

  test.each([
    ['that nobody signed', () => CROP],
    ['with another width', () => signed().replace('w=641', 'w=642')],
    ['with a signature of another length', () => `${CROP}&s=a`],
  ])('%s leads to the nearest size of those that are listed', async (_, query) => {
    const { cdn, response } = get(FILE, respondWith({}), query())
    const { status, headers } = await response
    expect([status, headers.get('location'), headers.get('cache-control')]).toEqual([
      307,
      `${PATH}?w=800&q=75&fit=max&auto=format`,
      'no-store',
    ])
    expect(cdn).not.toHaveBeenCalled()
  })

  test('is signed wherever a document has its address: for eyes, for search engines and for networks', async () => {
    const figure = { _type: 'figure' as const, _key: 'figura', image: { ...image, width: 999 } }
    const subject = { ...articlePage.subject, body: [figure] }
    const route = { ...articlePage.route, metadata: { ogImage: image } }
    const { html } = await renderPageDocument({ ...articlePage, route, subject })
    const addresses = html.match(/\/images\/[^\s"]+/g) ?? []
    const urls = addresses.map((address) => {
      const written = address.replaceAll(/&amp;|\\u0026/g, '&')
      return new URL(written, 'http://site')
    })
    expect(urls.filter(({ searchParams }) => searchParams.has('s')).length).toBeGreaterThan(5)
    const refused = urls.filter((url) => !isAllowedImage(url.pathname, url.searchParams))
    expect(refused).toEqual([])
    expect(html).toMatch(/<meta property="og:image" content="[^"]+&amp;s=/)
    expect(html).toMatch(/"image":"[^"]+\\u0026s=/)
  })

  test('is not signed in a size that is listed', () => {
    expect(signImage(`${PATH}?${LISTED}`)).toBe(`${PATH}?${LISTED}`)
  })
})

test('a flood waits in a line of limited length', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const answers = Array.from(
    { length: 100 },
    () => get(FILE, () => promise.then(respondWith({}))).response,
  )
  const statuses = Promise.all(answers.map(async (answer) => (await answer).status))
  resolve()
  const counted = Object.groupBy(await statuses, String)
  expect([counted['200']?.length, counted['503']?.length]).toEqual([68, 32])
})
