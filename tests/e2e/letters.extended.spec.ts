import { expect } from '@playwright/test'
import { openSettled } from './support/settled.ts'
import { test } from './support/test.ts'

test('a letter that the site’s texts do not have is drawn in the site’s font, which is fetched for it only then', async ({
  page,
}) => {
  const fonts: string[] = []
  page.on('request', (request) => {
    const [, name] = new URL(request.url()).pathname.match(/\/estilo\/(.+)-\w{8}\.woff2$/) ?? []
    if (name) fonts.push(name)
  })
  await openSettled(page, '/acessibilidade')
  expect(fonts.sort()).toEqual(['figtree', 'fraunces'])
  const paragraph = page.getByRole('main').getByRole('paragraph').first()
  await paragraph.evaluate((element) => element.append(' Señor'))
  await expect.poll(() => fonts).toContain('figtree-more')
})
