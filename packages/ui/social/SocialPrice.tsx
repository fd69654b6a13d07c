import type { Claim } from '@elos/content'
import { brazilianDay } from '@elos/content/parts/time/day'
import { palette } from '../theme/tokens.ts'

/** The greatest length, in characters, of an amount in the larger font size: 'R$ 1.239,90'. */
const LONGEST_LARGE = 11

/**
 * A current price with its conditions and its day. A network may show the image 300 px wide: 44 px are then 11 px. The amount
 * keeps its width; its period stands below where there is no room beside it.
 */
export function SocialPrice({ price }: { price: Claim }) {
  const { qualifierText, amountText, periodText, conditions, asOf, isAged } = price
  return (
    <div style={{ display: 'flex', flexDirection: 'column', marginTop: 24, lineHeight: 1.15 }}>
      {qualifierText && <div>{qualifierText}</div>}
      <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline' }}>
        <div
          style={{
            flexShrink: 0,
            marginRight: 16,
            color: palette.coralStrong,
            fontFamily: 'Fraunces',
            fontSize: amountText.length <= LONGEST_LARGE ? 88 : 64,
            lineHeight: 1,
          }}
        >
          {amountText}
        </div>
        {periodText && <div style={{ flexShrink: 0 }}>{periodText}</div>}
      </div>
      {conditions && <div>{conditions}</div>}
      {asOf && (
        <div
          style={{ fontSize: 30 }}
        >{`Valor de ${brazilianDay(asOf)}${isAged ? ', a confirmar' : ''}`}</div>
      )}
    </div>
  )
}
