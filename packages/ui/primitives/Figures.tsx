import type { Claim } from '@elos/content'
import { captionOf } from '@elos/content/parts/claim/caption'
import { styled } from '../theme/styled.ts'
import { theme } from '../theme/theme.ts'
import { keyed } from './keyed.ts'
import { Rings } from './Rings.tsx'

const Root = styled('ul', 'Figures')`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 7.5rem), 1fr));
  gap: 24px 20px;
  li {
    display: flex;
    flex-direction: column;
    font-size: ${theme.small};
    line-height: 1.35;
    color: var(--soft, ${theme.inkSoft});
  }
  b {
    /* A sum of money fits in the narrowest column. */
    font: 560 min(1.6rem, 7.6vw) / 1.15 ${theme.heading};
    font-variant-numeric: lining-nums;
    color: var(--accent, ${theme.pine});
  }
  .rings {
    width: 56px;
  }
  /* A figure alone is a line of text. */
  li:only-child {
    flex-direction: row;
    align-items: baseline;
    gap: 8px;
    font-size: 1rem;
  }
`

/** A row of figures with their captions and conditions. A caption without a figure has the brand's mark above it. */
export function Figures({ items }: { items: { claim?: Claim; label: string }[] }) {
  if (items.length === 0) return null
  return (
    <Root className="figures">
      {keyed(items).map(({ key, item }) => (
        <li key={key}>
          {item.claim ? <b>{item.claim.compactText}</b> : <Rings />}
          <span>{captionOf(item)}</span>
        </li>
      ))}
    </Root>
  )
}
