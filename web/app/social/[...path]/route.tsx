import { pathOfName, SOCIAL_IMAGE } from '@elos/content'
import { socialImagePath } from '@elos/content/parts/address/path'
import { SocialCard } from '@elos/ui'
import { ImageResponse } from 'next/og'
import { cachedRoute } from '../../../cache/cachedRoute.ts'
import { drawablePage } from '../../../render/drawable.ts'
import { pathOfSegments } from '../../../render/segments.ts'
import { socialFonts } from '../../../render/socialFonts.ts'
import { socialPicture } from '../../../render/socialPicture.ts'
import { makeTwin } from '../../twin.ts'

/** The picture that social networks show of a page: '/social/amil-saude.png'. */
export const { GET, POST } = cachedRoute({
  page: ({ path }) => pathOfName(pathOfSegments(path).replace(/\.png$/, '')),
  make: (path, now) =>
    makeTwin(path, now, {
      pathOf: socialImagePath,
      async make(page) {
        const card = <SocialCard page={drawablePage(page)} picture={await socialPicture(page)} />
        const image = new ImageResponse(card, { ...SOCIAL_IMAGE, fonts: await socialFonts() })
        // The headers of ImageResponse allow caches to store it for a year.
        return new Response(await image.arrayBuffer(), { headers: { 'content-type': 'image/png' } })
      },
    }),
})

export const dynamic = 'force-dynamic'
