import { expect } from '@playwright/test'
import { documentAt } from './support/document.ts'
import { otherPaths } from './support/pages.ts'
import { registry } from './support/registry.ts'
import { expectShareable, propertiesOf } from './support/sharing.ts'
import { test } from './support/test.ts'

for (const entry of registry.filter(({ path }) => otherPaths.includes(path))) {
  test(`${entry.path} can be shared, has one address, and links to its other forms and to the icon`, async () => {
    await expectShareable(entry)
  })
}

test('no two pages have the same picture', async () => {
  const pictures = await Promise.all(
    registry.map(async ({ path }) => {
      const image = await fetch(propertiesOf(await documentAt(path)).get('og:image') ?? '')
      return Buffer.from(await image.arrayBuffer()).toString('base64')
    }),
  )
  expect(new Set(pictures).size).toBe(registry.length)
})
