import { expect, test } from '@playwright/test'
import { env, lake, publish } from './support/lake.ts'
import { registry } from './support/registry.ts'

test.describe.configure({ mode: 'serial' })

const CLAIM = 'claim-bradesco-preco'
let original = 0

/** A page as a visitor gets it, and whether it came ready out of the cache. */
async function visit(path: string) {
  const answer = await fetch(`${env.E2E_SITE_URL}${path}`)
  return {
    path,
    status: answer.status,
    text: (await answer.text()).replaceAll(/&#x27;|\u00a0|&nbsp;/g, ' '),
    cached: answer.headers.get('x-nextjs-cache') === 'HIT',
  }
}

const visitAll = () => Promise.all(registry.map(({ path }) => visit(path)))

const setPrice = (amount: number) => publish(() => lake.patch(CLAIM).set({ amount }).commit())

test.beforeAll(async () => {
  original = await lake.fetch('*[_id == $id][0].amount', { id: CLAIM })
  // Every page is rendered now: one that becomes five minutes old between two visits is rendered again.
  const chatPhone = await lake.fetch('*[_id == "siteSettings"][0].chatPhone')
  await publish(() => lake.patch('siteSettings').set({ chatPhone }).commit())
  await visitAll()
})

test.afterAll(async () => {
  await setPrice(original)
})

test('a changed price shows on every page that states it, and no other page is rendered again', async () => {
  await setPrice(7777)
  const before = await visitAll()
  const stating = before.filter(({ text }) => text.includes('R$ 7.777')).map(({ path }) => path)
  expect(stating).toEqual(
    expect.arrayContaining(['/', '/bradesco-saude', '/blog/plano-saude-bradesco-onde-contratar']),
  )
  expect(stating.length).toBeLessThan(registry.length)

  const { rendered } = await setPrice(8888)
  const after = await visitAll()
  const changed = after.filter(({ text }) => text.includes('R$ 8.888')).map(({ path }) => path)
  expect(changed).toEqual(stating)
  expect(rendered).toEqual(stating)
  expect(after.every(({ cached }) => cached)).toBe(true)
  expect(after.filter(({ text }) => text.includes('R$ 7.777'))).toEqual([])
})

test('one edit of a claim changes page, structured data, Markdown twin, social image and sitemap date', async () => {
  const all = async () => {
    const [page, twin, image, sitemap] = await Promise.all(
      ['/bradesco-saude', '/bradesco-saude.md', '/social/bradesco-saude.png', '/sitemap.xml'].map(
        async (path) =>
          Buffer.from(await (await fetch(`${env.E2E_SITE_URL}${path}`)).arrayBuffer()),
      ),
    )
    const [, date] = `${sitemap}`.match(/bradesco-saude<\/loc>\s*<lastmod>([^<]+)/) ?? []
    const words = (text: unknown) => `${text}`.replaceAll(/\u00a0|&nbsp;/g, ' ')
    return { page: words(page), twin: words(twin), image, date }
  }
  const before = await all()
  await setPrice(6543)
  const after = await all()
  expect(after.page).toContain('R$ 6.543')
  expect(after.page).toContain('"minPrice":6543')
  expect(after.twin).toContain('R$ 6.543')
  expect(after.image?.equals(before.image ?? Buffer.of())).toBe(false)
  expect(String(after.date) > String(before.date)).toBe(true)
})

test('an article published after the build gets its page, its place on the index, and a 404 once gone', async () => {
  const path = '/blog/artigo-novo'
  expect((await visit(path)).status).toBe(404)
  const [model] = await lake.fetch('*[_type == "article"] | order(number asc)[0...1]')
  const article = {
    ...model,
    _id: 'article-novo',
    title: 'Um artigo novo',
    number: 11,
    slug: { _type: 'slug', current: 'artigo-novo' },
  }
  const route = {
    _id: 'route-blog-artigo-novo',
    _type: 'route',
    path,
    name: 'Um artigo novo',
    title: 'Um artigo novo | Elos Saúde',
    description:
      'Um artigo publicado depois de o site ter sido construído, para ver que ganha a sua página.',
    category: 'blog',
    priority: 0.7,
    changefreq: 'monthly',
    subject: { _type: 'reference', _ref: article._id },
  }
  await publish(() => lake.transaction().create(article).create(route).commit())
  const published = await visit(path)
  expect(published.status).toBe(200)
  expect(published.text).toContain('Um artigo novo')
  expect((await visit('/blog')).text).toContain(`href="${path}"`)

  await publish(() => lake.transaction().delete(route._id).delete(article._id).commit())
  expect((await visit(path)).status).toBe(404)
  expect((await visit('/blog')).text).not.toContain(path)
})

test('a carrier published after the build gets its page', async () => {
  const path = '/operadora-nova'
  const [model] = await lake.fetch('*[_type == "carrier"] | order(order asc)[0...1]')
  const carrier = {
    ...model,
    _id: 'carrier-nova',
    name: 'Operadora Nova',
    slug: { _type: 'slug', current: 'operadora-nova' },
  }
  const route = {
    _id: 'route-operadora-nova',
    _type: 'route',
    path,
    name: 'Operadora Nova',
    title: 'Operadora Nova | Elos Saúde',
    description:
      'Uma operadora publicada depois de o site ter sido construído, para ver que ganha a sua página.',
    category: 'operadora',
    priority: 0.8,
    changefreq: 'monthly',
    subject: { _type: 'reference', _ref: carrier._id },
  }
  await publish(() => lake.transaction().create(carrier).create(route).commit())
  const { status, text } = await visit(path)
  expect(status).toBe(200)
  expect(text).toContain('<title>Operadora Nova | Elos Saúde</title>')
  await publish(() => lake.transaction().delete(route._id).delete(carrier._id).commit())
  expect((await visit(path)).status).toBe(404)
})

test('a redirect acts as soon as it is published', async () => {
  const source = '/caminho-antigo'
  expect((await visit(source)).status).toBe(404)
  const redirect = {
    _id: 'redirect-antigo',
    _type: 'redirect',
    source,
    target: { _type: 'reference', _ref: 'route-blog' },
    permanent: true,
  }
  await publish(() => lake.create(redirect))
  const answer = await fetch(`${env.E2E_SITE_URL}${source}`, { redirect: 'manual' })
  expect(answer.status).toBe(308)
  expect(answer.headers.get('location')).toMatch(/\/blog$/)
  await publish(() => lake.delete('redirect-antigo'))
  expect((await visit(source)).status).toBe(404)
})

test('an image on a page is cropped around its hotspot and comes from the site itself', async () => {
  const { default: sharp } = await import('sharp')
  // Left half red, right half blue; the editor's hotspot lies on the blue side.
  const half = { create: { width: 400, height: 400, channels: 3 as const, background: '#ff0000' } }
  const blue = await sharp({ create: { ...half.create, background: '#0000ff' } })
    .png()
    .toBuffer()
  const picture = await sharp({ create: { ...half.create, width: 800 } })
    .composite([{ input: blue, left: 400, top: 0 }])
    .png()
    .toBuffer()
  const asset = await lake.assets.upload('image', picture, { filename: 'metades.png' })
  const image = {
    _type: 'imageWithAlt',
    asset: { _type: 'reference', _ref: asset._id },
    alt: 'Duas metades, uma vermelha e uma azul',
    hotspot: { _type: 'sanity.imageHotspot', x: 0.9, y: 0.5, width: 0.2, height: 0.2 },
    crop: { _type: 'sanity.imageCrop', top: 0, bottom: 0, left: 0, right: 0 },
  }
  const article = 'article-como-economizar-plano-saude'
  const before = await lake.fetch('*[_id == $id][0].cover', { id: article })
  await publish(() => lake.patch(article).set({ cover: image }).commit())
  const { text } = await visit('/blog/como-economizar-plano-saude')
  const [tag = ''] = text.match(/<img[^>]*Duas metades[^>]*>/) ?? []
  const source = tag.match(/ src="([^"]+)"/)?.[1]?.replaceAll('&amp;', '&') ?? ''
  expect(source).toMatch(/^\/images\//)
  const answer = await fetch(`${env.E2E_SITE_URL}${source}`, {
    headers: { accept: 'image/avif,image/webp,*/*' },
  })
  expect(answer.headers.get('content-type')).toMatch(/image\/(avif|webp)/)
  const { dominant } = await sharp(Buffer.from(await answer.arrayBuffer())).stats()
  expect(dominant.b).toBeGreaterThan(dominant.r)
  await publish(() => lake.patch(article).set({ cover: before }).commit())
})

test('a drawing replaced in the Lake appears on the page, and could do no harm as a document', async () => {
  const plan = 'plan-senior'
  const before = await lake.fetch('*[_id == $id][0].hero.image', { id: plan })
  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg" width="30" height="20"><script>alert(1)</script></svg>'
  const { _id } = await lake.assets.upload('image', Buffer.from(drawing), { filename: 'nova.svg' })
  const image = {
    _type: 'imageWithAlt',
    asset: { _type: 'reference', _ref: _id },
    alt: 'Cena nova',
  }
  await publish(() => lake.patch(plan).set({ 'hero.image': image }).commit())

  const { text } = await visit('/plano-senior')
  const [tag = ''] = text.match(/<img[^>]*Cena nova[^>]*>/) ?? []
  expect(tag).not.toMatch(/srcset|sizes/i)
  expect(tag).toContain('width="570" height="380"')
  const source = tag.match(/ src="([^"]+)"/)?.[1] ?? ''
  expect(source).toMatch(/^\/images\/elos\/production\/\w+-30x20\.svg$/)
  const answer = await fetch(`${env.E2E_SITE_URL}${source}`)
  expect(await answer.text()).toBe(drawing)
  expect(answer.headers.get('content-type')).toBe('image/svg+xml')
  expect(answer.headers.get('content-security-policy')).toBe(
    "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  )
  await publish(() => lake.patch(plan).set({ 'hero.image': before }).commit())
})

test('publishing what no page shows renders no page', async () => {
  const testimonial = {
    _id: 'testimonial-oculto',
    _type: 'testimonial',
    author: 'Nome do cliente',
    role: 'Cliente',
    content: 'Um depoimento que nenhuma página escolheu.',
    rating: 5,
    initials: 'NC',
    order: 99,
  }
  const { rendered } = await publish(() => lake.create(testimonial))
  expect(rendered).toEqual([])
  await publish(() => lake.delete(testimonial._id))
})
