import type { Carrier } from '@elos/content'
import { QUOTE_LABEL } from '@elos/content/parts/site/buttons'
import { QuoteActions } from '../../primitives/ContactButtons.tsx'
import type { Place } from '../../primitives/linkHref.ts'
import { HeroPicture, Picture } from '../../primitives/Picture.tsx'
import { RichText } from '../../primitives/RichText.tsx'
import { styled } from '../../theme/styled.ts'
import { theme } from '../../theme/theme.ts'
import { Answers } from './Answers.tsx'

// The name plate is a link with a ring in it: `::before` is the whole link above the ring, but for the upper crossing.
const Root = styled('section', 'CarrierOpening')`
  position: relative;
  isolation: isolate;
  display: grid;
  grid-template-columns: minmax(0, 1.16fr) minmax(0, 1fr);
  gap: 32px clamp(32px, 4vw, 64px);
  align-items: center;
  padding-block: clamp(32px, 4.4vw, 64px) clamp(48px, 5.4vw, 88px);
  overflow: clip;
  .plate {
    --edge: clamp(7px, 0.8vw, 11px);
    position: relative;
    z-index: 0;
    width: fit-content;
    min-width: 5.4em;
    max-width: calc(100% - 1.8em);
    margin-bottom: clamp(12px, 2vw, 28px);
    padding: 0.62em 2.1em 0.68em 0.95em;
    border: var(--edge) solid ${theme.pine};
    border-radius: 3em;
    background: ${theme.paper};
    font: 600 min(clamp(1.17rem, 0.9rem + 1.1vw, 1.75rem), 7.5vw) / 1.15 ${theme.heading};
    overflow-wrap: break-word;
    &::before,
    &::after {
      content: "";
      position: absolute;
      inset: calc(-1 * var(--edge));
      border: var(--edge) solid ${theme.pine};
      border-radius: inherit;
      clip-path: inset(50% 0 0 50%);
    }
    &::before {
      z-index: 1;
    }
    &::after {
      inset: 50% -1.75em auto auto;
      height: min(100% + 2 * var(--edge), 3em);
      aspect-ratio: 1;
      translate: 0 -50%;
      border-color: ${theme.coral};
      border-radius: 50%;
      clip-path: none;
    }
    > img {
      max-height: 2.2em;
      width: auto;
    }
  }
  > .who > .lead {
    max-width: 30rem;
  }
  > .who > img {
    width: 100%;
    max-width: 420px;
    margin-top: 28px;
    border-radius: ${theme.radiusLarge};
  }
  .counter {
    position: relative;
    border: 1px solid ${theme.line};
    border-radius: ${theme.radiusLarge};
    background: ${theme.paper};
  }
  /* The big ring behind the answers, which the edges of the section crop. */
  .counter::before {
    content: "";
    position: absolute;
    z-index: -1;
    top: 50%;
    left: -14.5%;
    width: max(153%, 52vw);
    aspect-ratio: 1;
    border: clamp(40px, 4.4vw, 80px) solid ${theme.pine};
    border-radius: 50%;
    background: ${theme.mint};
    translate: 0 -54%;
  }
  .counter > .ask,
  .answers > div {
    padding: 20px clamp(20px, 2vw, 28px);
  }
  .answers > div {
    border-bottom: 1px solid ${theme.line};
  }
  .answers > div > dt,
  .ask > .label {
    margin-bottom: 2px;
    font-size: ${theme.small};
    font-weight: 650;
    color: ${theme.pine};
  }
  .answers :is(.yes, .check) {
    position: relative;
    display: flex;
    gap: 8px;
    margin-top: 4px;
    line-height: 1.4;
    &::before {
      margin-top: 0.06em;
    }
    &::after {
      margin-top: -0.2em;
    }
  }
  .answers .price > b {
    font-size: clamp(1.9rem, 1.1rem + 2.2vw, 2.7rem);
  }
  .ways {
    justify-content: center;
    margin-top: 8px;
    > .button {
      flex: 1 0 100%;
    }
  }
  @media (max-width: 56.25em) {
    grid-template-columns: minmax(0, 1fr);
    gap: 12px;
    padding: 8px 0 0;
    .plate {
      margin-bottom: 8px;
      padding-block: 0.44em 0.5em;
    }
    > .who {
      padding-inline: ${theme.gutter};
    }
    > .who > h1 {
      font-size: min(clamp(1.6rem, 1.1rem + 3.4vw, 3rem), 14vw);
    }
    > .who > :is(.lead, img),
    .counter::before,
    .ask > .label {
      display: none;
    }
    .counter {
      border-width: 1px 0 0;
      border-radius: 0;
    }
    .counter > .ask,
    .answers > div {
      padding: 8px ${theme.gutter};
    }
    .answers > div > dt {
      line-height: 1.3;
    }
    .answers :is(.yes, .check) {
      margin-top: 2px;
      font-size: ${theme.small};
    }
    .ways {
      margin-top: 0;
    }
  }
  @media print {
    display: block;
    .counter::before {
      display: none;
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
        <p className="plate">
          {logo ? <Picture image={logo} width={LOGO_WIDTH} priority /> : name}
        </p>
        <h1>{hero.title}</h1>
        <div className="lead">
          <RichText value={hero.lead} />
        </div>
        <HeroPicture image={hero.image} otherwise={null} />
      </div>
      <div className="counter">
        <Answers answers={{ ...answers, first: undefined }} price={price} beaded />
        <div className="ask">
          <p className="label">O que faço?</p>
          <RichText value={answers.first} />
          <QuoteActions label={QUOTE_LABEL} message={chatMessage} place={place} />
        </div>
      </div>
    </Root>
  )
}
