import { pathOfName, SOCIAL_IMAGE } from '@elos/content'
import { SocialCard } from '@elos/ui'
import { ImageResponse } from 'next/og'
import { pageAt, pathOf } from '../../../lib/page.ts'
import { socialFonts } from '../../../lib/socialFonts.ts'

export const dynamic = 'force-static'

/** Each image is drawn when it is first asked for, and kept as long as its page. */
export const generateStaticParams = () => []

const EXTENSION = '.png'

interface Context {
  params: Promise<{ path: string[] }>
}

/** The picture that networks show of a page: '/social/amil-saude.png'. */
export async function GET(_: Request, { params }: Context): Promise<Response> {
  const file = pathOf((await params).path)
  if (!file.endsWith(EXTENSION)) return new Response(null, { status: 404 })
  const loaded = await pageAt(pathOfName(file.slice(0, -EXTENSION.length)))
  if (loaded.outcome === 'failed') return new Response(null, { status: 503 })
  if (loaded.outcome !== 'page') return new Response(null, { status: 404 })
  const image = new ImageResponse(<SocialCard page={loaded.page} />, {
    ...SOCIAL_IMAGE,
    fonts: await socialFonts(),
  })
  // Its own headers would have it kept for a year.
  return new Response(await image.arrayBuffer(), { headers: { 'content-type': 'image/png' } })
}
