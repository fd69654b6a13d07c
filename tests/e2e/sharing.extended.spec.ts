import { expect } from '@playwright/test'
import sharp from 'sharp'
import { documentAt } from './support/document.ts'
import { registry } from './support/registry.ts'
import { test } from './support/test.ts'

test('each page has a picture of its own for who shares it, of the size that it states', async () => {
  const pictures = new Set<string>()
  for (const { path } of registry) {
    const page = await documentAt(path)
    const stated = (property: string) =>
      page.querySelector(`meta[property="og:image${property}"]`)?.getAttribute('content') ?? ''
    const answer = await fetch(stated(''))
    expect(answer.headers.get('content-type'), path).toBe('image/png')
    const picture = Buffer.from(await answer.arrayBuffer())
    const { width, height } = await sharp(picture).metadata()
    expect([`${width}`, `${height}`], path).toEqual([stated(':width'), stated(':height')])
    pictures.add(picture.toString('base64'))
  }
  expect(pictures.size).toBe(registry.length)
})
