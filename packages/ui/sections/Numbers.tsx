import type { Stat } from '@elos/content'
import { captionOf } from '@elos/content/parts/claim/caption'
import { keyed } from '../primitives/keyed.ts'
import { NoteMark } from '../primitives/NoteMark.tsx'
import { SectionHead } from '../primitives/SectionHead.tsx'
import { styled } from '../theme/styled.ts'
import { theme } from '../theme/theme.ts'
import { bandOf, type SectionProps } from './props.ts'

const Root = styled('section', 'Numbers')`
  > div:last-child {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 32px ${theme.columns};
    > figure {
      container-type: inline-size;
      flex: 0 1 clamp(12rem, 40vw, 20rem);
      font-weight: 650;
    }
    > ul {
      flex: 1 1 13rem;
    }
  }
  .ring {
    display: grid;
    place-content: center;
    aspect-ratio: 1;
    margin-bottom: 12px;
    border: 14cqi solid ${theme.coral};
    border-radius: 50%;
    background: ${theme.sun};
    font: 560 5cqi / 1.1 ${theme.heading};
    font-variant-numeric: lining-nums;
    text-align: center;
    > small {
      font: 500 max(1.15em, 1rem) / 1.3 ${theme.body};
    }
  }
  /* Its size by its length: the whole figure stands within the disc. */
  .ring > [data-length] {
    font-size: 4.4em;
    white-space: nowrap;
  }
  .ring > [data-length="medium"] {
    font-size: 3.2em;
  }
  .ring > [data-length="long"] {
    font-size: 2.3em;
  }
  .ring > [data-length="sentence"] {
    font-size: 1.6em;
    white-space: normal;
  }
  .ruled > li {
    display: flex;
    flex-wrap: wrap;
    gap: 0 32px;
    align-items: baseline;
    line-height: 1.45;
    color: var(--soft);
    /* Room for '100% gratuita' in any stand-in: a font that comes late then moves nothing below. */
    > b {
      flex: 0 1 7.2em;
      min-width: min-content;
      overflow-wrap: break-word;
      font: 560 ${theme.h2} / 1.12 ${theme.heading};
      font-variant-numeric: lining-nums;
      color: ${theme.ink};
    }
    > span {
      flex: 1.4 1 13rem;
    }
  }
`

/** The lengths of a figure, in characters, up to which it is set in each size. */
const LENGTHS = [
  [4, 'short'],
  [7, 'medium'],
  [10, 'long'],
] as const

const lengthOf = (figure: string) =>
  LENGTHS.find(([most]) => figure.length <= most)?.[1] ?? 'sentence'

/** The words of a claim around its amount, as its large figure has them: '15+', but 'a partir de' above 'R$ 50.000'. */
function inRing({ claim }: Stat) {
  const before = claim.compactText.startsWith(`${claim.qualifierText} `)
    ? claim.qualifierText
    : undefined
  return { before, figure: before ? claim.compactText.slice(before.length + 1) : claim.compactText }
}

function Ring({ stat }: { stat: Stat }) {
  const { before, figure } = inRing(stat)
  return (
    <figure>
      <div className="ring">
        {before && <small>{before} </small>}
        <span data-length={lengthOf(figure)}>{figure}</span>
      </div>
      <figcaption>
        {captionOf(stat)}
        <NoteMark of={stat} />
      </figcaption>
    </figure>
  )
}

/** Figures: the first in a ring, the others as rows. */
export function Numbers({ content, ...band }: SectionProps<'numbers'>) {
  const [first, ...others] = content.items
  return (
    <Root {...bandOf(band)}>
      <SectionHead heading={content.heading} />
      <div>
        {first && <Ring stat={first} />}
        {others.length > 0 && (
          <ul className="ruled">
            {keyed(others).map(({ key, item }) => (
              <li key={key}>
                <b>{item.claim.compactText}</b>
                <span>
                  {captionOf(item)}
                  <NoteMark of={item} />
                </span>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Root>
  )
}
