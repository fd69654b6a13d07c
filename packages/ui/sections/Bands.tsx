import type { ContentOf } from '@elos/content'
import type { ReactNode } from 'react'
import { AskForm } from '../forms/AskForm.tsx'
import { keyed } from '../primitives/keyed.ts'
import { RichText } from '../primitives/RichText.tsx'
import { SectionHead } from '../primitives/SectionHead.tsx'
import { styled } from '../theme/styled.ts'
import { theme } from '../theme/theme.ts'
import { AgeAnswer } from './bands/AgeAnswer.tsx'
import { AgeBands, isDrawn } from './bands/AgeBands.tsx'
import { LifeRings } from './bands/LifeRings.tsx'
import { bandOf, type SectionProps } from './props.ts'

const Root = styled('section', 'Bands')`
  .rules {
    display: flex;
    flex-wrap: wrap;
    gap: 24px 40px;
    margin-top: 40px;
    > li {
      flex: 1 1 14rem;
      padding-left: 16px;
      border-left: 8px solid ${theme.sun};
    }
    > li > p {
      color: var(--soft);
    }
  }
  /* The low bands leave the form the room above them. */
  @media (min-width: 62em) {
    .AskForm + .AgeBands {
      margin-top: -5rem;
    }
  }
  .asked {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${theme.columns};
    align-items: start;
  }
  .LifeRings + ul > :not(:last-child) {
    border-color: ${theme.mint};
  }
  .LifeRings + ul > :first-child {
    border-color: ${theme.coral};
  }
`

const DRAWINGS: Record<
  ContentOf<'bands'>['look'],
  (props: Pick<ContentOf<'bands'>, 'limit'> & { ages?: readonly number[] }) => ReactNode
> = { ages: AgeBands, lives: LifeRings }

/**
 * A drawing of how a price or a rule changes with age, or with the number of people in a contract. Of ages a visitor may
 * ask, which are then in the drawing and in words.
 */
export function Bands({
  content: { heading, look, limit, rules },
  place,
  asked,
  ...band
}: SectionProps<'bands'>) {
  const Drawing = DRAWINGS[look]
  const ages = asked?.ages
  const form = look === 'ages' && (
    <AskForm
      kind="bands"
      id={band.id}
      place={place}
      asked={asked && { ...asked, value: ages && asked.text }}
    />
  )
  return (
    <Root {...bandOf(band)}>
      <SectionHead heading={heading} />
      {!ages && form}
      <Drawing limit={limit} ages={ages} />
      {ages && (
        <div className="asked">
          <AgeAnswer ages={ages} isDrawn={isDrawn(limit)} />
          {form}
        </div>
      )}
      <ul className="rules">
        {keyed(rules).map(({ key, item: { title, text } }) => (
          <li key={key}>
            <h3>{title}</h3>
            <RichText value={text} />
          </li>
        ))}
      </ul>
    </Root>
  )
}
