import type { Sharing } from '@elos/content'
import { palette } from '../theme/tokens.ts'
import { svgUri } from './svgUri.ts'

/** The first ring passes over the second at the upper crossing, where its arc is drawn again, and under it at the lower. */
const RINGS = svgUri(
  '<svg xmlns="http://www.w3.org/2000/svg" width="570" height="456" viewBox="30 32 570 456" stroke-width="26">' +
    `<circle cx="424" cy="312" r="158" fill="${palette.sun}"/>` +
    `<circle cx="206" cy="208" r="158" fill="${palette.mint}" stroke="${palette.pine}"/>` +
    `<circle cx="424" cy="312" r="158" fill="none" stroke="${palette.coral}"/>` +
    `<path d="M327.7 107.2A158 158 0 0 1 361.4 236.4" fill="none" stroke="${palette.pine}"/></svg>`,
)

/** The greatest length, in characters, of a figure in the larger font size: '37K+'. */
const SHORT_FIGURE = 5

/** A text in a ring, beside the part where the rings overlap. */
const IN_RING = {
  position: 'absolute',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  width: 194,
  height: 200,
  textAlign: 'center',
  lineHeight: 1.1,
} as const

interface SocialRingsProps {
  name: string
  figure: Sharing['figure']
}

/** The brand's linked rings, 520 × 416 px: the first around a name, the second around a figure. */
export function SocialRings({ name, figure }: SocialRingsProps) {
  return (
    <div style={{ display: 'flex', position: 'relative', width: 520, height: 416 }}>
      <img src={RINGS} alt="" width={520} height={416} />
      <div style={{ ...IN_RING, left: 36, top: 60, fontFamily: 'Fraunces', fontSize: 34 }}>
        {name}
      </div>
      {figure && (
        <div style={{ ...IN_RING, left: 294, top: 155, fontSize: 32 }}>
          {figure.text && (
            <div
              style={{
                fontFamily: 'Fraunces',
                fontSize: figure.text.length > SHORT_FIGURE ? 42 : 64,
              }}
            >
              {figure.text}
            </div>
          )}
          <div>{figure.label}</div>
        </div>
      )}
    </div>
  )
}
