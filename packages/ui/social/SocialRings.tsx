import type { Sharing } from '@elos/content'
import { scene } from '../scenes/scene.ts'
import { svgUri } from './svgUri.ts'

const RINGS = svgUri(scene({}))

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
