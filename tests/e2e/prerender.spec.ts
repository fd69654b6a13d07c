import { expect, type Page } from '@playwright/test'
import { banner } from './support/banner.ts'
import { registry } from './support/registry.ts'
import { openSettled } from './support/settled.ts'
import { recordedShifts, recordShifts } from './support/shifts.ts'
import { test } from './support/test.ts'

test.use({ isNew: true })

/** The addresses that the open page lets browsers fetch or render, by what they may do. */
async function candidatesOf(page: Page, path: string) {
  const cdp = await page.context().newCDPSession(page)
  const candidates = { Prefetch: new Set<string>(), Prerender: new Set<string>() }
  cdp.on('Preload.preloadingAttemptSourcesUpdated', ({ preloadingAttemptSources }) => {
    for (const { key } of preloadingAttemptSources) {
      if (key.action in candidates) candidates[key.action as keyof typeof candidates].add(key.url)
    }
  })
  await cdp.send('Preload.enable')
  await page.goto(path)
  await expect.poll(() => candidates.Prerender.size).toBeGreaterThan(0)
  await cdp.detach()
  return candidates
}

test('browsers may fetch the pages of the menu and render every linked page before a click, and nothing else', async ({
  page,
}) => {
  const known = registry.map(({ path }) => path)
  for (const path of ['/', '/bradesco-saude', '/blog', '/parceiros-elos']) {
    const { Prefetch, Prerender } = await candidatesOf(page, path)
    for (const address of [...Prefetch, ...Prerender]) {
      const { origin, pathname, search } = new URL(address)
      expect
        .soft([origin, known.includes(pathname), search], address)
        .toEqual([new URL(page.url()).origin, true, ''])
    }
  }
})

test('a page is fetched and rendered while its link is pointed at, and the click shows what was fetched', async ({
  page,
}) => {
  const cdp = await page.context().newCDPSession(page)
  const begun = new Set<string>()
  const note = ({ key }: { key: { action: string; url: string } }) =>
    begun.add(`${key.action} ${new URL(key.url).pathname}`)
  cdp.on('Preload.prefetchStatusUpdated', note)
  // Playwright keeps browsers from rendering a page that it cannot drive; that it was tried, they tell.
  cdp.on('Preload.prerenderStatusUpdated', note)
  await cdp.send('Preload.enable')
  await openSettled(page, '/bradesco-saude')
  const menu = page.getByRole('navigation', { name: 'Principal' })
  await page.getByRole('banner').getByRole('link', { name: 'Solicitar Cotação' }).hover()
  await menu.getByRole('link', { name: 'Blog' }).hover()
  await expect.poll(() => [...begun].sort()).toEqual(['Prefetch /blog', 'Prerender /blog'])
  await menu.getByRole('link', { name: 'Blog' }).click()
  await page.waitForURL('/blog')
  const delivery = "performance.getEntriesByType('navigation')[0].deliveryType"
  expect(await page.evaluate(delivery)).toBe('navigational-prefetch')
})

/** A page that a browser has rendered, and that nobody has looked at before `look`. */
const PRERENDERED = `
  let isSeen = false
  Object.defineProperty(document, 'prerendering', { get: () => !isSeen })
  window.look = () => {
    isSeen = true
    document.dispatchEvent(new Event('prerenderingchange'))
  }`

/** Waits until the loader has run, and whatever would begin at an idle time. */
const untilIdle = (page: Page) =>
  page.evaluate(async () => {
    const fetched = performance.getEntriesByType('resource').map(({ name }) => name)
    await import(fetched.find((name) => /ilhas\/start-/.test(name)) ?? '')
    for (let turn = 0; turn < 2; turn++) await new Promise((done) => requestIdleCallback(done))
  })

test('a page that nobody has looked at fetches no script but the loader, asks and stores nothing, and begins when somebody does', async ({
  page,
}) => {
  await page.addInitScript(PRERENDERED)
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
  await page.goto('/parceiros-elos')
  await untilIdle(page)
  expect(fetched.filter((path) => path.startsWith('/ilhas/'))).toEqual([
    expect.stringMatching(/start-\w+\.js$/),
  ])
  // The browser asks for the dictionary by itself: it is the same for every visitor.
  expect(fetched.filter((path) => /^\/(?:api\/(?!dicionario)|dados)/.test(path))).toEqual([])
  await expect(banner(page)).toHaveCount(0)
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0])
  expect(await page.context().cookies()).toEqual([])

  // Chosen on the page before, while this one was being rendered.
  await page.evaluate(() => sessionStorage.setItem('texto-maior', '135%'))
  await page.evaluate('look()')
  await expect(banner(page)).toBeVisible()
  await expect(page.locator('[data-island=counter]')).toHaveCount(0)
  expect(await page.evaluate(() => document.documentElement.style.fontSize)).toBe('135%')
})

for (const { reducedMotion, changes } of [
  { reducedMotion: 'no-preference', changes: 'with a transition' },
  { reducedMotion: 'reduce', changes: 'at once' },
] as const) {
  test(`one page follows another ${changes} where the visitor's preference for motion is "${reducedMotion}", and nothing shifts`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion })
    await recordShifts(page)
    await page.addInitScript(`
      addEventListener('pagereveal', ({ viewTransition }) => {
        window.hasTransition = viewTransition !== null
      })`)
    await page.goto('/blog')
    await page.getByRole('banner').getByRole('link', { name: 'Elos Saúde' }).click()
    await page.waitForURL('/')
    await expect(banner(page)).toBeVisible()
    expect(await page.evaluate('hasTransition')).toBe(reducedMotion === 'no-preference')
    expect((await recordedShifts(page)).score).toBe(0)
  })
}
