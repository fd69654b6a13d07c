import { type Page, SOCIAL_IMAGE } from '@elos/content'
import { socialImagePath } from '@elos/content/parts/address/path'
import { SocialCard } from '@elos/ui'
import { ImageResponse } from 'next/og'
import type { TaggedResponse } from '../cache/answer.ts'
import { drawablePage } from '../render/drawable.ts'
import { socialFonts } from '../render/socialFonts.ts'
import { socialPicture } from '../render/socialPicture.ts'
import { makeTwin } from './twin.ts'

/** Makes the picture that social networks show of a page: '/social/amil-saude.png'. */
export const makePicture = (path: string, now: Date): Promise<TaggedResponse> =>
  makeTwin(path, now, { pathOf: socialImagePath, make: draw })

async function draw(page: Page): Promise<Response> {
  const card = <SocialCard page={drawablePage(page)} picture={await socialPicture(page)} />
  const image = new ImageResponse(card, { ...SOCIAL_IMAGE, fonts: await socialFonts() })
  // The headers of ImageResponse allow caches to store it for a year.
  return new Response(await image.arrayBuffer(), { headers: { 'content-type': 'image/png' } })
}
