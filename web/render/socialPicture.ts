import { imageAddress, type Page, sharingOf } from '@elos/content'
import { SOCIAL_PICTURE } from '@elos/ui'
import { fetchImage } from './images.ts'

/**
 * Returns the own picture of a page as a data URI, for its social image; undefined when it has none.
 * Rejects when the picture cannot be fetched.
 */
export async function socialPicture(page: Page): Promise<string | undefined> {
  const { image } = sharingOf(page)
  if (!image) return undefined
  const address = imageAddress(image, { width: SOCIAL_PICTURE.width, raster: true })
  const answer = await fetchImage(address)
  if (!answer.ok) throw new Error(`The image service answers ${answer.status} for ${address}.`)
  const bytes = Buffer.from(await answer.arrayBuffer())
  return `data:${answer.headers.get('content-type')};base64,${bytes.toString('base64')}`
}
