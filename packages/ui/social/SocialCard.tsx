import { type Page, sharingOf } from '@elos/content'
import { isPlaceholder } from '@elos/content/review/placeholders'
import { phoneText } from '../primitives/phone.ts'
import { palette } from '../theme/tokens.ts'
import { SocialPrice } from './SocialPrice.tsx'
import { SocialRings } from './SocialRings.tsx'
import { svgUri } from './svgUri.ts'

/** The brand's rings, with strokes that are thick enough for their size. */
const MARK = svgUri(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 152 152" fill="none" stroke-width="16">' +
    `<circle cx="54" cy="76" r="34" stroke="${palette.pine}"/><circle cx="98" cy="76" r="34" stroke="${palette.coral}"/>` +
    `<path d="M83.4 59A34 34 0 0 0 64.5 43.7" stroke="${palette.pine}"/></svg>`,
)

/** The greatest length, in characters, of a title in the larger font size. */
const SHORT_TITLE = 32

/** The greatest size of the picture in pixels. Beside a price it is narrower. */
export const SOCIAL_PICTURE = { width: 580, height: 442 }
const WIDTH_BESIDE_PRICE = 520

interface SocialCardProps {
  page: Page
  /**
   * The page's own picture, as a data URI of a PNG or JPEG. Without it, the card has the brand's
   * rings.
   */
  picture?: string
}

function titleSize(title: string, hasPrice: boolean): number {
  const isShort = title.length <= SHORT_TITLE
  if (hasPrice) return isShort ? 50 : 42
  return isShort ? 68 : 56
}

/**
 * The image of a page for social networks, 1200 × 630 px: the brand, its telephone unless it is a
 * placeholder, the title, the price while it is current, and the page's own picture. It is drawn by
 * Satori, which takes only inline styles and flex boxes, in the fonts 'Figtree' and 'Fraunces'.
 *
 * @see https://github.com/vercel/satori#css
 */
export function SocialCard({ page, picture }: SocialCardProps) {
  const { route, site } = page
  const sharing = sharingOf(page)
  const price = sharing.price?.amount === null ? undefined : sharing.price
  const title = (route.metadata.ogTitle ?? route.title).replace(` | ${site.brandName}`, '')
  return (
    <div
      style={{
        display: 'flex',
        flexDirection: 'column',
        width: '100%',
        height: '100%',
        padding: 52,
        background: palette.sand,
        color: palette.ink,
        fontFamily: 'Figtree',
        fontSize: 44,
      }}
    >
      <div style={{ display: 'flex', alignItems: 'center', color: palette.pine }}>
        <img src={MARK} alt="" width={84} height={84} />
        <div style={{ flexGrow: 1, marginLeft: 12 }}>{site.brandName}</div>
        {site.phone && !isPlaceholder(site.phone) && <div>{phoneText(site.phone)}</div>}
      </div>
      <div
        style={{
          display: 'flex',
          flexGrow: 1,
          alignItems: 'center',
          justifyContent: 'space-between',
        }}
      >
        <div style={{ display: 'flex', flexDirection: 'column', width: price ? 560 : 496 }}>
          <div
            style={{
              fontFamily: 'Fraunces',
              fontSize: titleSize(title, price !== undefined),
              lineHeight: 1.12,
            }}
          >
            {title}
          </div>
          {price && <SocialPrice price={price} />}
        </div>
        {picture ? (
          <img
            src={picture}
            alt=""
            style={{
              maxWidth: price ? WIDTH_BESIDE_PRICE : SOCIAL_PICTURE.width,
              maxHeight: SOCIAL_PICTURE.height,
              borderRadius: 24,
              objectFit: 'contain',
            }}
          />
        ) : (
          <SocialRings name={sharing.name ?? site.brandName} figure={sharing.figure} />
        )}
      </div>
    </div>
  )
}
