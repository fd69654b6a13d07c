import type { Claim, Page } from '@elos/content'
import { scene } from '../scenes/scene.ts'
import { palette } from '../theme/tokens.ts'

const RINGS = `data:image/svg+xml,${encodeURIComponent(scene({}))}`

/** The greatest length, in characters, of a title in the larger font size. */
const SHORT_TITLE = 48

/** The price of a carrier or product; undefined unless it is current. */
function priceOf(page: Page): Claim | undefined {
  const price = page.kind === 'carrier' || page.kind === 'product' ? page.subject.price : undefined
  return price?.amount === null ? undefined : price
}

/**
 * The image of a page for social networks, 1200 × 630 px. It is drawn by Satori, which takes only inline
 * styles and flex boxes, in the fonts 'Figtree' and 'Fraunces'.
 *
 * @see https://github.com/vercel/satori#css
 */
export function SocialCard({ page }: { page: Page }) {
  const { route, site } = page
  const title = (route.metadata.ogTitle ?? route.title).replace(` | ${site.brandName}`, '')
  const price = priceOf(page)
  return (
    <div
      style={{
        display: 'flex',
        width: '100%',
        height: '100%',
        padding: 72,
        background: palette.sand,
        color: palette.ink,
        fontFamily: 'Figtree',
      }}
    >
      <div style={{ display: 'flex', flexDirection: 'column', width: 680 }}>
        <div style={{ fontSize: 34, color: palette.pine }}>{site.brandName}</div>
        <div
          style={{
            display: 'flex',
            flexGrow: 1,
            alignItems: 'center',
            fontFamily: 'Fraunces',
            fontSize: title.length > SHORT_TITLE ? 58 : 72,
            lineHeight: 1.15,
          }}
        >
          {title}
        </div>
        {price && (
          <div style={{ display: 'flex', flexDirection: 'column' }}>
            <div style={{ fontSize: 44, color: palette.coralStrong }}>{price.text}</div>
            <div style={{ fontSize: 26, color: palette.inkSoft }}>{price.conditions ?? ''}</div>
          </div>
        )}
      </div>
      <img
        src={RINGS}
        alt=""
        width={400}
        height={320}
        style={{ position: 'absolute', right: 40, bottom: 155 }}
      />
    </div>
  )
}
