import type { Claim, Stat } from '@elos/content'
import { captionOf } from '@elos/content/parts/claim/caption'
import { keyed } from './keyed.ts'
import { NoteMark } from './NoteMark.tsx'
import { Rings } from './Rings.tsx'

/** The large text of a figure. 'A partir de' is small, so that it fits in one line with most values. */
function Value({ claim: { compactText, qualifier, qualifierText = '' } }: { claim: Claim }) {
  if (qualifier !== 'from') return compactText
  return (
    <>
      <small>{qualifierText}</small>
      {compactText.slice(qualifierText.length)}
    </>
  )
}

/** A row of figures with their captions and conditions. A caption without a figure has the brand's mark above it. */
export function Figures({ items }: { items: (Partial<Stat> & Pick<Stat, 'label'>)[] }) {
  if (items.length === 0) return null
  return (
    <ul className="figures">
      {keyed(items).map(({ key, item }) => (
        <li key={key} className="fine">
          {item.claim ? (
            <b>
              <Value claim={item.claim} />
              <NoteMark of={item} />
            </b>
          ) : (
            <Rings />
          )}
          <span>{captionOf(item)}</span>
        </li>
      ))}
    </ul>
  )
}
