import type { Stat } from '@elos/content'
import { captionOf } from '@elos/content/parts/claim/caption'
import { keyed } from '../primitives/keyed.ts'
import { NoteMark } from '../primitives/NoteMark.tsx'
import { SectionHead } from '../primitives/SectionHead.tsx'
import { styled } from '../theme/styled.ts'
import { theme } from '../theme/theme.ts'
import { bandOf, type SectionProps } from './props.ts'

const Root = styled('section', 'Numbers')`
  .figures-in {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 32px clamp(40px, 6vw, 88px);
    align-items: center;
  }
  .ring {
    container-type: inline-size;
    display: grid;
    width: min(100%, 20rem);
    aspect-ratio: 1;
    border: clamp(36px, 11vw, 48px) solid ${theme.coral};
    border-radius: 50%;
    background: ${theme.sun};
    text-align: center;
  }
  /* Its size by its length: the whole figure stands within the disc. */
  .ring > p {
    display: grid;
    place-content: center;
    font: 560 30cqw / 1.1 ${theme.heading};
    font-variant-numeric: lining-nums;
  }
  .ring > [data-length="medium"] {
    font-size: 22cqw;
  }
  .ring > [data-length="long"] {
    font-size: 16cqw;
  }
  .ring > [data-length="sentence"] {
    font-size: 11cqw;
    padding: 8cqw;
  }
  .ring > p > small {
    font: 500 max(8cqw, 16px) / 1.3 ${theme.body};
  }
  .first > figcaption {
    margin-top: 12px;
    max-width: 20rem;
    font-weight: 650;
  }
  .figures-in > ul {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
  }
  .figures-in > ul > li {
    display: grid;
    grid-column: 1 / -1;
    grid-template-columns: subgrid;
    column-gap: 32px;
    align-items: baseline;
    padding-block: 16px;
    border-top: 1px solid ${theme.line};
    line-height: 1.45;
    color: var(--soft, ${theme.inkSoft});
  }
  .figures-in > ul > li:last-child {
    border-bottom: 1px solid ${theme.line};
  }
  .figures-in > ul > li > b {
    font: 560 clamp(1.6rem, 1.2rem + 1.2vw, 2.2rem) / 1.15 ${theme.heading};
    font-variant-numeric: lining-nums;
    color: ${theme.ink};
  }
  @media (min-width: 40em) {
    .figures-in:has(> ul) {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1.2fr);
    }
  }
  @media (min-width: 56.3em) {
    .figures-in:has(> ul) {
      grid-template-columns: minmax(0, 20rem) minmax(0, 1fr);
    }
    .figures-in > ul {
      grid-template-columns: fit-content(60%) minmax(0, 1fr);
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
    <figure className="first">
      <div className="ring">
        <p data-length={lengthOf(figure)}>
          {before && <small>{before} </small>}
          {figure}
        </p>
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
      <div className="figures-in">
        {first && <Ring stat={first} />}
        {others.length > 0 && (
          <ul>
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
