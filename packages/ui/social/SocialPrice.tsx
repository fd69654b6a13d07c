import type { Claim } from '@elos/content'
import { palette } from '../theme/tokens.ts'

/**
 * A current price with its conditions. A network may show the image 300 px wide: 44 px are then 11 px.
 */
export function SocialPrice({ price }: { price: Claim }) {
  const { qualifierText, amountText, periodText, conditions } = price
  return (
    <div style={{ display: 'flex', flexDirection: 'column', marginTop: 24, lineHeight: 1.15 }}>
      {qualifierText && <div>{qualifierText}</div>}
      <div style={{ display: 'flex', alignItems: 'baseline' }}>
        <div
          style={{
            marginRight: 16,
            color: palette.coralStrong,
            fontFamily: 'Fraunces',
            fontSize: 88,
            lineHeight: 1,
          }}
        >
          {amountText}
        </div>
        {periodText && <div>{periodText}</div>}
      </div>
      {conditions && <div>{conditions}</div>}
    </div>
  )
}
