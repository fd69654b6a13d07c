import type { Carrier } from '@elos/content'
import { QUOTE_LABEL } from '@elos/content/parts/site/buttons'
import { QuoteActions } from '../../primitives/ContactButtons.tsx'
import type { Place } from '../../primitives/linkHref.ts'
import { HeroPicture, Picture } from '../../primitives/Picture.tsx'
import { RichText } from '../../primitives/RichText.tsx'
import { styled } from '../../theme/styled.ts'
import { theme } from '../../theme/theme.ts'
import { Answers } from './Answers.tsx'

// The name plate is a loop with a ring in it (`::before`), as in a chain.
const Root = styled('section', 'CarrierOpening')`
  isolation: isolate;
  display: grid;
  gap: 12px;
  overflow: clip;
  .plate {
    --edge: clamp(7px, 0.8vw, 11px);
    isolation: isolate;
    width: fit-content;
    max-width: calc(100% - 1.8em);
    margin-bottom: min(2vw, 28px);
    padding: 0.5em 2.1em 0.56em 0.95em;
    border-radius: 3em;
    background: ${theme.paper};
    font: 600 min(0.9rem + 1.1vw, 1.75rem, 7.5vw) / 1.15 ${theme.heading};
    &::before {
      inset: 50% -1.75em auto auto;
      height: min(100% + 2 * var(--edge), 3em);
      aspect-ratio: 1;
      border: var(--edge) solid ${theme.coral};
      translate: 0 -50%;
    }
    > img {
      max-height: 2.2em;
      width: auto;
    }
  }
  .who > img {
    width: 100%;
    max-width: 420px;
    margin-top: 28px;
    border-radius: ${theme.radiusLarge};
  }
  .counter {
    padding: 0;
  }
  .ask,
  .answers > div {
    padding: 20px 24px;
  }
  .answers > div {
    border-bottom: 1px solid ${theme.line};
  }
  .label {
    line-height: 1.3;
  }
  .beaded {
    margin-top: 3px;
    line-height: 1.4;
  }
  .price > b {
    font-size: min(1.5rem + 1.5vw, 2.7rem);
  }
  .ways {
    justify-content: center;
    margin-top: 4px;
    > .button {
      max-width: none;
      margin: 0;
    }
  }
  @media screen and (min-width: 56.26em) {
    grid-template-columns: minmax(0, 1.16fr) minmax(24.5rem, 1fr);
    gap: min(4vw, 64px);
    align-items: center;
    padding-block: min(4vw, 64px) min(5vw, 80px);
    /* The big ring behind the answers, which the edges of the section crop. */
    .counter::before {
      content: "";
      position: absolute;
      z-index: -1;
      top: 50%;
      left: -14.5%;
      width: max(153%, 52vw);
      aspect-ratio: 1;
      border: min(4.4vw, 80px) solid ${theme.pine};
      border-radius: 50%;
      background: ${theme.mint};
      translate: 0 -54%;
    }
  }
  @media screen and (max-width: 56.25em) {
    padding: 4px 0 0;
    gap: 8px;
    .who {
      padding-inline: ${theme.gutter};
    }
    .plate {
      margin-bottom: 4px;
    }
    .who > .lead:not(:has(.NoteMark)),
    .who > img,
    .ask > .label {
      display: none;
    }
    .counter {
      border-radius: 0;
    }
    .ask,
    .answers > div {
      padding: 6px ${theme.gutter};
    }
    .beaded {
      font-size: ${theme.small};
    }
  }
`

/** The greatest width of a carrier's logo, in CSS pixels. */
const LOGO_WIDTH = 240

/** The top of a carrier's page: its name in a link, the title, and the short answers on a sheet over a big ring. */
export function CarrierOpening({ carrier, place }: { carrier: Carrier; place: Place }) {
  const { name, logo, hero, answers, price, chatMessage } = carrier
  return (
    <Root className="band sand hero">
      <div className="who">
        <p className="plate loop">
          {logo ? <Picture image={logo} width={LOGO_WIDTH} priority /> : name}
        </p>
        <h1>{hero.title}</h1>
        <div className="lead">
          <RichText value={hero.lead} />
        </div>
        <HeroPicture image={hero.image} otherwise={null} />
      </div>
      <div className="counter card">
        <Answers
          answers={{ ...answers, first: undefined }}
          price={price}
          limit={place.site.ageLimit}
          beaded
        />
        <div className="ask screen">
          <p className="label">O que faço?</p>
          <RichText value={answers.first} />
          <QuoteActions label={QUOTE_LABEL} message={chatMessage} place={place} />
        </div>
      </div>
    </Root>
  )
}
