import type { Claim, Landing } from '@elos/content'
import { QUOTE_LABEL } from '@elos/content/parts/site/buttons'
import { QuoteActions } from '../../primitives/ContactButtons.tsx'
import type { Place } from '../../primitives/linkHref.ts'
import { HeroPicture } from '../../primitives/Picture.tsx'
import { Rings } from '../../primitives/Rings.tsx'
import { SectionHead } from '../../primitives/SectionHead.tsx'
import { styled } from '../../theme/styled.ts'
import { Answers } from './Answers.tsx'

/* Where the window is wide, the scene stands at the right. Elsewhere it is a strip above the text on mint; on sun it is
   cropped by the top right corner, and the beginning of the title leaves it room. A lead that states a figure stands there
   below the buttons, and no other does. */
const Root = styled('section', 'Opening')`
  position: relative;
  overflow: clip;
  .head {
    margin: 0;
  }
  .answers,
  .ways {
    margin-top: max(12px, 1.7vw);
  }
  .answers > div {
    padding-block: 8px;
    line-height: 1.4;
    border-top: 1px solid var(--rule);
  }
  .price {
    color: inherit;
  }
  > .scene > * {
    width: 100%;
  }
  @media screen and (max-width: 56.25em) {
    > .text {
      display: flex;
      flex-direction: column;
    }
    .head {
      display: contents;
    }
    .head > p {
      order: 1;
    }
    .head > p:not(:has(.NoteMark)),
    &:not([data-path]) .rings {
      display: none;
    }
    padding-top: 0;
    > .scene > img {
      aspect-ratio: 2.6;
      margin-bottom: 12px;
      object-fit: cover;
      object-position: 50% 31%;
    }
    &[data-path] {
      --scene: calc(32px + 32.1vw);
      padding-top: 76px;
    }
    &[data-path] > .scene {
      position: absolute;
      top: 0;
      right: 0;
      width: var(--scene);
    }
    &[data-path] > .scene > img {
      aspect-ratio: 1.4;
      object-position: 0 100%;
      object-view-box: inset(25% 16% 0 0);
    }
    &[data-path] .head > h1::before {
      content: "";
      float: right;
      width: calc(var(--scene) * 1.5 - 150px);
      height: calc(var(--scene) * 0.714 - 76px);
    }
  }
  @media (min-width: 56.26em) {
    display: grid;
    align-content: center;
    min-height: min(48vw, 880px);
    padding-block: 5vw;
    > .text {
      width: 48%;
    }
    > .scene {
      position: absolute;
      top: 50%;
      right: -3%;
      width: 54%;
      translate: 0 -50%;
    }
    &[data-path] > .scene {
      right: 2.6%;
      width: 45%;
    }
    &[data-path] .answers {
      display: grid;
      grid-template-columns: repeat(auto-fit, minmax(14.5rem, 1fr));
      column-gap: 32px;
      > :last-child:nth-child(odd) {
        grid-column: 1 / -1;
      }
    }
  }
`

interface OpeningProps {
  landing: Landing
  place: Place
  ground: 'mint' | 'sun'
  /** The lowest price; without one that is current the price is 'sob consulta'. */
  price: Claim | undefined
}

/** The top of the page of a plan or a product: heading, short answers and buttons, and a scene. */
export function Opening({ landing, place, ground, price }: OpeningProps) {
  const { hero, answers, chatMessage } = landing
  return (
    <Root className={`band hero ${ground}`} data-path={ground === 'sun' || undefined}>
      <div className="scene screen">
        <HeroPicture image={hero.image} otherwise={<Rings />} />
      </div>
      <div className="text">
        <SectionHead heading={hero} level="h1" />
        <Answers answers={answers} price={price} />
        <QuoteActions label={QUOTE_LABEL} message={chatMessage} place={place} />
      </div>
    </Root>
  )
}
