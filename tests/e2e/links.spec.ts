import { expect, test } from '@playwright/test'
import { env } from './support/lake.ts'
import { registry } from './support/registry.ts'

test.use({ javaScriptEnabled: false })

test('no link and no anchor on the whole site is dead', async ({ page, request }) => {
  test.setTimeout(120_000)
  const anchors = new Map<string, Set<string>>()
  const links: { from: string; to: URL }[] = []
  for (const { path } of registry) {
    await page.goto(path)
    anchors.set(
      path,
      new Set(await page.locator('[id]').evaluateAll((all) => all.map((e) => e.id))),
    )
    const hrefs = await page
      .locator('a[href]')
      .evaluateAll((all) => all.map((a) => a.getAttribute('href') ?? ''))
    for (const href of hrefs)
      links.push({ from: path, to: new URL(href, new URL(path, env.E2E_SITE_URL)) })
  }

  const inside = links.filter(({ to }) => to.origin === env.E2E_SITE_URL)
  expect(inside.length).toBeGreaterThan(registry.length * 5)
  const dead: string[] = []
  for (const pathname of new Set(inside.map(({ to }) => to.pathname))) {
    if (anchors.has(pathname)) continue
    const status = (await request.get(pathname)).status()
    if (status !== 200) dead.push(`${pathname} answers ${status}`)
  }
  for (const { from, to } of inside) {
    const anchor = decodeURIComponent(to.hash.slice(1))
    if (anchor && anchors.get(to.pathname)?.has(anchor) === false)
      dead.push(`${from} → ${to.pathname}#${anchor}`)
  }
  expect([...new Set(dead)]).toEqual([])
})

test('every link that leaves the site is a chat, mail, telephone or https link', async ({
  page,
}) => {
  for (const { path } of registry) {
    await page.goto(path)
    const hrefs = await page
      .locator('a[href]:not([href^="/"]):not([href^="#"])')
      .evaluateAll((all) => all.map((a) => a.getAttribute('href') ?? ''))
    for (const href of hrefs) expect(href).toMatch(/^(https:\/\/|mailto:|tel:\+?\d)/)
  }
})
