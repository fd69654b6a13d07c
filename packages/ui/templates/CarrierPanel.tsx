import type { Carrier, Section } from '@elos/content'
import { indexedParts, MAX_PARTS, PageIndex } from '../chrome/PageIndex.tsx'
import type { Place } from '../primitives/linkHref.ts'
import type { Ground } from '../sections/props.ts'
import { styled } from '../theme/styled.ts'
import { theme } from '../theme/theme.ts'
import { chosenGrounds, ShownSection } from './Sections.tsx'

const Root = styled('div', 'CarrierPanel')`
  --e-section: clamp(32px, 4.6vw, 68px);
  background: ${theme.sand};
  ${indexedParts}
  .part > .paper {
    border-top: 1px solid ${theme.line};
  }
  .part:first-child > .paper:first-child {
    border: 0;
  }
  .head > p:not(.eyebrow) {
    font-size: 1rem;
  }
  /* The head of questions would lie on them if it stayed in sight: it is above them here. */
  .QuestionList {
    grid-template-columns: none;
    > div:first-of-type {
      position: static;
    }
  }
  @media screen and (min-width: 68.75em) {
    display: flex;
    gap: 48px;
    align-items: start;
    padding: min(2.8vw, 44px) ${theme.gutter} min(5vw, 80px);
    > nav {
      flex: 0 0 212px;
    }
    > .parts {
      flex: 1;
      min-width: 0;
      border: 1px solid ${theme.line};
      border-radius: ${theme.radiusLarge};
      overflow: clip;
    }
    .band {
      padding-inline: 64px;
    }
  }
`

/** The least number of named parts that an index is for. */
const MIN_PARTS = 3

interface Part {
  id: string
  label: string
  shown: { section: Section; ground: Ground }[]
}

/**
 * The parts of a page: each begins with a section that has a name, and has those without one that follow it. The first
 * also has those before it.
 */
function partsOf(sections: readonly Section[]): Part[] {
  const grounds = chosenGrounds(sections, { lined: 'paper' })
  const parts: Part[] = []
  for (const [index, section] of sections.entries()) {
    const shown = { section, ground: grounds[index] ?? 'paper' }
    const last = parts.at(-1)
    const { id, label = '' } = section
    if (!last || (last.label && label && parts.length < MAX_PARTS))
      parts.push({ id, label, shown: [shown] })
    else {
      if (!last.label) Object.assign(last, { id, label })
      last.shown.push(shown)
    }
  }
  return parts
}

/** The sections of a carrier's page on a sheet of paper, with the index beside it, or above it in a narrower window. */
export function CarrierPanel({ carrier, place }: { carrier: Carrier; place: Place }) {
  const { sections, price } = carrier
  const parts = partsOf(sections)
  return (
    <Root>
      {parts.length >= MIN_PARTS && <PageIndex parts={parts} price={price} place={place} />}
      <div className="parts">
        {parts.map(({ id, shown }) => (
          <div key={id} className="part timed">
            {shown.map(({ section, ground }) => (
              <ShownSection key={section.id} section={section} ground={ground} place={place} />
            ))}
          </div>
        ))}
      </div>
    </Root>
  )
}
