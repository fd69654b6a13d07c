import { pairPaths } from '@elos/content/parts/address/pair'
import { expect, type Page } from '@playwright/test'
import { untilIdle } from '../untilIdle.ts'
import { banner } from './support/banner.ts'
import { refuseScript } from './support/consent.ts'
import { env } from './support/lake.ts'
import { registry } from './support/registry.ts'
import { openSettled, settle } from './support/settled.ts'
import { expectNoShift, recordShifts } from './support/shifts.ts'
import { test } from './support/test.ts'

test.use({ isNew: true })

/** The addresses that the open page lets browsers render before a click, each with how readily. */
async function candidatesOf(page: Page, path: string) {
  const cdp = await page.context().newCDPSession(page)
  const candidates: string[] = []
  cdp.on('Preload.preloadingAttemptSourcesUpdated', ({ preloadingAttemptSources }) => {
    candidates.splice(0, Infinity, ...preloadingAttemptSources.map(({ key }) => key.url))
  })
  await openSettled(page, path)
  // The addresses are those of the open page, and not of the one before it.
  await cdp.send('Preload.enable')
  return { candidates, detach: () => cdp.detach() }
}

/** A link that every page has. */
const logo = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Elos Saúde' })

test('once a visitor comes to a link, browsers may render every linked page before a click, and nothing else', async ({
  page,
}) => {
  const carriers = registry.filter(({ kind }) => kind === 'carrier').map(({ path }) => path)
  const known = [...registry.map(({ path }) => path), ...pairPaths(carriers)]
  const byMouse = () => logo(page).hover()
  for (const [path, comeToLink] of [
    ['/', byMouse],
    ['/parceiros-elos', byMouse],
    ['/bradesco-saude', () => page.keyboard.press('Tab')],
  ] as const) {
    await page.mouse.move(0, 0)
    const { candidates, detach } = await candidatesOf(page, path)
    expect(candidates).toEqual([])
    await comeToLink()
    await expect.poll(() => candidates.length).toBeGreaterThan(0)
    for (const address of candidates) {
      const { origin, pathname, search } = new URL(address)
      expect
        .soft([origin, known.includes(pathname), search], address)
        .toEqual([new URL(page.url()).origin, true, ''])
    }
    await detach()
  }
})

test('for a visitor who saves data no page is rendered before a click', async ({ page }) => {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true })
  const { candidates } = await candidatesOf(page, '/blog')
  await logo(page).hover()
  await settle(page)
  expect(candidates).toEqual([])
})

test('an opened menu of a phone fetches no page before one of its links is pressed', async ({
  page,
}) => {
  const cdp = await page.context().newCDPSession(page)
  const fetched: string[] = []
  cdp.on('Preload.prefetchStatusUpdated', ({ key }) => fetched.push(key.url))
  await cdp.send('Preload.enable')
  await page.setViewportSize({ width: 360, height: 740 })
  await openSettled(page, '/bradesco-saude')
  await page.getByRole('banner').locator('summary').click()
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible()
  await settle(page)
  expect(fetched).toEqual([])
})

test('a page is rendered while a mouse is over its link, and the click shows what was fetched', async ({
  page,
}) => {
  const cdp = await page.context().newCDPSession(page)
  const begun = new Set<string>()
  // Playwright keeps browsers from rendering a page that it cannot drive; they report that it was tried.
  cdp.on('Preload.prerenderStatusUpdated', ({ key }) => {
    begun.add(new URL(key.url).pathname)
  })
  await cdp.send('Preload.enable')
  await openSettled(page, '/bradesco-saude')
  const menu = page.getByRole('navigation', { name: 'Principal' })
  await logo(page).hover()
  await expect.poll(() => [...begun], 'the first link').toEqual(['/'])
  await page.getByRole('banner').getByRole('link', { name: 'Solicitar Cotação' }).hover()
  await menu.getByRole('link', { name: 'Blog' }).hover()
  await expect.poll(() => [...begun]).toEqual(['/', '/blog'])
  await menu.getByRole('link', { name: 'Blog' }).click()
  await page.waitForURL('/blog')
  const delivery = "performance.getEntriesByType('navigation')[0].deliveryType"
  expect(await page.evaluate(delivery)).toBe('navigational-prefetch')
})

/** The reasons for which a browser keeps no pages that Playwright drives: Playwright forbids it to keep any. */
const DRIVEN = [
  'BackForwardCacheDisabled',
  'BackForwardCacheDisabledByCommandLine',
  'BackForwardCacheDisabledForDelegate',
  'BrowsingInstanceNotSwapped',
]
/** Matches the reason for which it keeps no page that was left while still fetching: that may be at any time. */
const UNFINISHED = /^OutstandingNetworkRequest/

test('a page that a visitor leaves may stay in the memory of the browser, whatever was done on it', async ({
  page,
}) => {
  const cdp = await page.context().newCDPSession(page)
  const reasons: string[] = []
  let returns = 0
  cdp.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) => {
    returns += 1
    reasons.push(...notRestoredExplanations.map(({ reason }) => reason))
  })
  await cdp.send('Page.enable')
  for (const path of ['/', '/parceiros-elos', '/bradesco-saude']) {
    await openSettled(page, path)
    const accept = page.getByRole('button', { name: 'Aceitar Todos' })
    if (await accept.isVisible()) await accept.click()
    await page.goto('/termos-uso')
    await page.goBack()
  }
  await expect.poll(() => returns).toBe(3)
  const obstacles = reasons.filter((reason) => !DRIVEN.includes(reason) && !UNFINISHED.test(reason))
  expect(obstacles).toEqual([])
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
async function untilLoaderIsDone(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const loader = () =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .find((name) => /ilhas\/start-/.test(name))
    while (!loader()) await new Promise(requestAnimationFrame)
    await import(loader() ?? '')
  })
  for (let turn = 0; turn < 2; turn++) await page.evaluate(untilIdle)
}

test('a page that nobody has looked at fetches no script but the loader and stores nothing, and begins when somebody does', async ({
  page,
}) => {
  await page.addInitScript(PRERENDERED)
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
  await page.goto('/parceiros-elos')
  await untilLoaderIsDone(page)
  expect(fetched.filter((path) => path.startsWith('/ilhas/'))).toEqual([
    expect.stringMatching(/start-\w+\.js$/),
  ])
  expect(fetched.filter((path) => /^\/(?:api\/|dados)/.test(path))).toEqual([])
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0])
  expect(await page.context().cookies()).toEqual([])

  // Chosen on the page before, while this one was being rendered.
  await page.evaluate(() => sessionStorage.setItem('texto-maior', '135%'))
  await page.evaluate('look()')
  await expect(banner(page)).toBeVisible()
  await expect(page.locator('[data-island=counter]')).toHaveCount(0)
  expect(await page.evaluate(() => document.documentElement.style.fontSize)).toBe('135%')
})

test('a page that was rendered before the visitor chose on another one does not show the banner when it is seen', async ({
  page,
}) => {
  await page.addInitScript(PRERENDERED)
  await page.goto('/blog')
  await untilLoaderIsDone(page)
  await page.evaluate(refuseScript(env.E2E_SITE_URL))
  // This is one task, after which the page is painted.
  const display = await page.evaluate(`
    look()
    getComputedStyle(document.querySelector('.cookies')).display`)
  expect(display).toBe('none')
})

for (const { reducedMotion, memory, changes } of [
  { reducedMotion: 'no-preference', memory: 8, changes: 'with a transition' },
  { reducedMotion: 'reduce', memory: 8, changes: 'at once' },
  { reducedMotion: 'no-preference', memory: 4, changes: 'at once' },
] as const) {
  test(`one page follows another ${changes} on a device of ${memory} GB whose visitor's preference for motion is "${reducedMotion}", and nothing shifts`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion })
    await recordShifts(page)
    await page.addInitScript(`
      Object.defineProperty(navigator, 'deviceMemory', { value: ${memory} })
      addEventListener('pagereveal', ({ viewTransition }) => {
        window.hasTransition = viewTransition !== null
      })`)
    await openSettled(page, '/blog')
    await logo(page).click()
    await page.waitForURL('/')
    await expect(banner(page)).toBeVisible()
    expect(await page.evaluate('hasTransition')).toBe(changes === 'with a transition')
    await expectNoShift(page)
  })
}
