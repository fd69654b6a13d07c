import { articlePage, image, legalPage } from '@elos/content/fixtures/pages'
import { expect, test, vi } from 'vitest'
import { socialPicture } from './socialPicture.ts'

function imageServiceAnswers(answer: Response) {
  const service = vi.fn<(address: string) => Promise<Response>>(() => Promise.resolve(answer))
  vi.stubGlobal('fetch', service)
  return service
}

test('the picture of a page is a data URI of a format that every reader knows', async () => {
  const service = imageServiceAnswers(
    new Response('abc', { headers: { 'content-type': 'image/jpeg' } }),
  )
  const { subject } = articlePage
  const picture = await socialPicture({ ...articlePage, subject: { ...subject, cover: image } })
  expect(picture).toBe('data:image/jpeg;base64,YWJj')
  expect(String(service.mock.calls[0]?.[0])).toMatch(/w=580.*fm=jpg/)
})

test('a page without a picture has none, and nothing is fetched', async () => {
  const service = imageServiceAnswers(new Response())
  expect(await socialPicture(legalPage)).toBeUndefined()
  expect(service).not.toHaveBeenCalled()
})

test('a picture that cannot be fetched is an error, so that the last good image stays', async () => {
  imageServiceAnswers(new Response(null, { status: 502 }))
  await expect(socialPicture(articlePage)).rejects.toThrow('answers 502')
})
