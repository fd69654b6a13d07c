import { expect } from '@playwright/test'
import { env } from './support/lake.ts'
import { otherPaths } from './support/pages.ts'
import { registry } from './support/registry.ts'
import { expectShareable, url } from './support/sharing.ts'
import { test } from './support/test.ts'

for (const entry of registry.filter(({ path }) => !otherPaths.includes(path))) {
  test(`${entry.path} can be shared, has one address, and links to its other forms and to the icon`, async () => {
    await expectShareable(entry)
  })
}

test('the home page is spelled with a slash wherever its address stands', async () => {
  const spelledWithout = `"${env.E2E_SITE_URL.replace(/\/$/, '')}"`
  for (const { path } of registry) {
    expect(await (await fetch(url(path))).text(), path).not.toContain(spelledWithout)
  }
})

test('the site has an icon for every browser', async () => {
  for (const [path, type] of [
    ['/icon.svg', 'image/svg+xml'],
    ['/favicon.ico', 'image/x-icon'],
    ['/apple-touch-icon.png', 'image/png'],
  ] as const) {
    const answer = await fetch(url(path))
    expect(answer.status, path).toBe(200)
    expect(answer.headers.get('content-type')).toBe(type)
  }
})
