import type { Claim, Landing, Stat } from '@elos/content'
import { QUOTE_LABEL } from '@elos/content/parts/site/buttons'
import type { ReactNode } from 'react'
import { ClaimPrice } from '../../primitives/ClaimPrice.tsx'
import { QuoteActions } from '../../primitives/ContactButtons.tsx'
import { Figures } from '../../primitives/Figures.tsx'
import type { Place } from '../../primitives/linkHref.ts'
import { HeroPicture } from '../../primitives/Picture.tsx'
import { SectionHead } from '../../primitives/SectionHead.tsx'
import { styled } from '../../theme/styled.ts'
import { theme } from '../../theme/theme.ts'

const Root = styled('section', 'LandingHero')`
  display: grid;
  grid-template-columns: minmax(0, 1.2fr) minmax(0, 1fr);
  gap: 40px 72px;
  align-items: center;
  padding-top: max(24px, 5vw);
  .head {
    margin-bottom: 24px;
  }
  .price {
    padding-left: 20px;
    border-left: 4px solid ${theme.coral};
  }
  .figures {
    grid-column: 1 / -1;
    margin-top: 32px;
    padding-top: 32px;
    border-top: 1px solid ${theme.line};
  }
  .chip {
    margin-bottom: 20px;
  }
  > img {
    width: 100%;
    border-radius: ${theme.radiusLarge};
  }
  @media (max-width: 56.25em) {
    grid-template-columns: 1fr;
    .links,
    > img {
      max-width: 420px;
      justify-self: center;
    }
  }
`

/** The least number of figures that have a row of their own. Fewer are below the buttons. */
const MIN_IN_ROW = 3

interface LandingHeroProps {
  landing: Landing
  place: Place
  /** The scene that is shown when the editor chose no picture. */
  scene: ReactNode
  price?: Claim
  highlights?: Stat[]
  /** A condition worth knowing first: 'Para quem tem 49 anos ou mais'. */
  note?: string
}

/** The top of the page of a carrier, plan or product: heading, price, buttons, picture and figures. */
export function LandingHero({
  landing,
  place,
  scene,
  price,
  highlights = [],
  note,
}: LandingHeroProps) {
  const { hero, chatMessage } = landing
  const figures = <Figures items={highlights} />
  const isRow = highlights.length >= MIN_IN_ROW
  return (
    <Root className="band hero">
      <div>
        <SectionHead heading={hero} level="h1" />
        {note && <p className="chip">{note}</p>}
        {price && <ClaimPrice claim={price} />}
        <QuoteActions label={QUOTE_LABEL} message={chatMessage} place={place} />
        {!isRow && figures}
      </div>
      <HeroPicture image={hero.image} otherwise={scene} />
      {isRow && figures}
    </Root>
  )
}
