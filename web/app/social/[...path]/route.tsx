import { loadPage, type Page, pathOfName, SOCIAL_IMAGE } from '@elos/content'
import { SocialCard } from '@elos/ui'
import { ImageResponse } from 'next/og'
import { lake } from '../../../lake.ts'
import { pathOfSegments } from '../../../render/segments.ts'
import { socialFonts } from '../../../render/socialFonts.ts'
import { socialPicture } from '../../../render/socialPicture.ts'
import { storedEndpoint } from '../../../render/storedEndpoint.ts'

export const dynamic = 'force-static'

/** Each image is drawn at its first request, and stored as long as its page. */
export const generateStaticParams = () => []

const EXTENSION = '.png'

/** The picture that social networks show of a page: '/social/amil-saude.png'. */
export const GET = storedEndpoint<{ path: string[] }>(async (params, now) => {
  const file = pathOfSegments(params.path)
  if (!file.endsWith(EXTENSION)) return { response: missing(), tags: [], freshUntil: null }
  const path = pathOfName(file.slice(0, -EXTENSION.length))
  const loaded = await loadPage(lake, path, now)
  const response = loaded.outcome === 'page' ? await draw(loaded.page) : missing()
  return { ...loaded, response }
})

const missing = () => new Response(null, { status: 404 })

async function draw(page: Page): Promise<Response> {
  const image = new ImageResponse(<SocialCard page={page} picture={await socialPicture(page)} />, {
    ...SOCIAL_IMAGE,
    fonts: await socialFonts(),
  })
  // The headers of ImageResponse allow caches to store it for a year.
  return new Response(await image.arrayBuffer(), { headers: { 'content-type': 'image/png' } })
}
