import type { Partner } from '@elos/content'
import { capitalized } from '@elos/content/parts/letters/capitalized'
import { keyframes } from 'styled-components'
import { ButtonLink } from '../../primitives/ActionLink.tsx'
import { Icon } from '../../primitives/Icon.tsx'
import { island } from '../../primitives/island.ts'
import { keyed } from '../../primitives/keyed.ts'
import type { Place } from '../../primitives/linkHref.ts'
import { NoteMark } from '../../primitives/NoteMark.tsx'
import { HeroPicture } from '../../primitives/Picture.tsx'
import { RichText } from '../../primitives/RichText.tsx'
import { Rings } from '../../primitives/Rings.tsx'
import { styled } from '../../theme/styled.ts'
import { theme } from '../../theme/theme.ts'

const hidden = keyframes`
  from,
  to {
    visibility: hidden;
  }
`

const Root = styled('section', 'PartnerHero')`
  .art > .rings {
    width: 100%;
  }
  .counter {
    display: block;
    width: min(280px, 70%);
    margin-top: -120px;
    border: 0;
    box-shadow: ${theme.shadow};
    > :is(b, small) {
      display: block;
    }
    > b {
      font: 600 min(2.8rem, 14vw) / 1.1 ${theme.heading};
      font-variant-numeric: tabular-nums lining-nums;
      color: ${theme.pine};
    }
    /* The final figure must not flash before the count. If the island does not wake, it appears after all. */
    @media (scripting: enabled) and (prefers-reduced-motion: no-preference) {
      &[data-island] > b {
        animation: ${hidden} 4s;
      }
    }
  }
  @media (max-width: 56.25em) {
    .art {
      max-width: 480px;
      justify-self: center;
    }
    .counter {
      margin: -16px 0 0 auto;
    }
  }
`

/** The top of the partner page: heading, button, picture, and the commission as a counter. */
export function PartnerHero({ hero, place }: { hero: Partner['hero']; place: Place }) {
  const { claim, text } = hero.counter
  return (
    <Root className="band hero split" id="hero">
      <div>
        <p className="chip badge">{hero.badge}</p>
        <h1>{hero.title}</h1>
        <div className="lead">
          <RichText value={hero.lead} />
        </div>
        <ul className="chips">
          {keyed(hero.chips).map(({ key, item: chip }) => (
            <li className="chip" key={key}>
              <Icon name="check" />
              {chip}
            </li>
          ))}
        </ul>
        <p className="actions">
          <ButtonLink link={hero.button} place={place} />
        </p>
      </div>
      <div className="art">
        <HeroPicture image={hero.image} otherwise={<Rings />} />
        <p className="counter card fine" {...island('counter')}>
          {claim.qualifierText && capitalized(claim.qualifierText)} <b>{claim.amountText}</b> {text}
          <NoteMark of={hero.counter} />
          {claim.conditions && (
            <small>
              {claim.kind === 'percent' ? 'Percentual' : 'Valor'} {claim.conditions}.
            </small>
          )}
        </p>
      </div>
    </Root>
  )
}
