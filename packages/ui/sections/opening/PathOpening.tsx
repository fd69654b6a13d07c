import type { Claim, Landing } from '@elos/content'
import { QUOTE_LABEL } from '@elos/content/parts/site/buttons'
import type { ReactNode } from 'react'
import { QuoteActions } from '../../primitives/ContactButtons.tsx'
import type { Place } from '../../primitives/linkHref.ts'
import { HeroPicture } from '../../primitives/Picture.tsx'
import { SectionHead } from '../../primitives/SectionHead.tsx'
import { styled } from '../../theme/styled.ts'
import { theme } from '../../theme/theme.ts'
import { Answers } from './Answers.tsx'

/* Where the window is narrow, the scene is cropped by the top right corner, and the beginning of the title leaves it room. */
const Root = styled('section', 'PathOpening')`
  --scene: calc(32px + 32.1vw);
  position: relative;
  > .text {
    display: flex;
    flex-direction: column;
    padding-top: 36px;
  }
  .head {
    display: contents;
  }
  .head > h1 {
    font-size: min(clamp(1.6rem, 1rem + 3vw, 3.06rem), 14vw);
  }
  .head > p:not(.eyebrow) {
    order: 1;
    margin-top: 12px;
  }
  > .scene {
    position: absolute;
    top: 0;
    right: 0;
    width: var(--scene);
  }
  > .scene > img {
    width: 100%;
    aspect-ratio: 1.4;
    object-fit: cover;
    object-position: 0 100%;
    object-view-box: inset(25% 16% 0 0);
  }
  .answers {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    margin-top: 16px;
    line-height: 1.45;
  }
  .answers > div {
    padding-block: 10px;
    border-top: 1px solid rgb(19 38 31 / 0.45);
  }
  .answers > div > dt {
    font-size: ${theme.small};
    font-weight: 650;
  }
  .price,
  .price > b {
    color: ${theme.ink};
  }
  .ways {
    margin-top: 12px;
  }
  @media (max-width: 56.25em) {
    .eyebrow {
      display: none;
    }
    .head > h1::before {
      content: "";
      float: right;
      width: calc(var(--scene) * 0.535 - 10px);
      height: calc(var(--scene) * 0.714 - 76px);
    }
  }
  @media (min-width: 30em) and (max-width: 56.25em) {
    .head > h1::before {
      width: calc(var(--scene) - 8px);
    }
  }
  @media (min-width: 56.3em) {
    display: grid;
    grid-template-columns: minmax(0, 1.07fr) minmax(0, 1fr);
    gap: 48px;
    align-items: center;
    > .text {
      padding: 0;
    }
    .head > p:not(.eyebrow) {
      order: 0;
      margin-top: 20px;
    }
    > .scene {
      position: static;
      width: auto;
      margin-right: -5.5vw;
    }
    > .scene > img {
      aspect-ratio: auto;
      object-view-box: none;
    }
    .answers {
      margin-top: 24px;
    }
    .ways {
      margin-top: 20px;
    }
  }
  @media (min-width: 72em) {
    .answers {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      gap: 0 32px;
    }
    .answers > :last-child:nth-child(odd) {
      grid-column: 1 / -1;
    }
  }
`

interface PathOpeningProps {
  landing: Landing
  place: Place
  /** The scene that is shown when the editor chose no picture. */
  scene: ReactNode
  /** The lowest price; without one that is current the price is 'sob consulta'. */
  price: Claim | undefined
}

/** The top of the page of a product: its title, the three answers, the ways to ask, and its scene. */
export function PathOpening({ landing, place, scene, price }: PathOpeningProps) {
  const { hero, answers, chatMessage } = landing
  return (
    <Root className="band hero sun">
      <div className="text">
        <SectionHead heading={hero} level="h1" />
        <Answers answers={answers} price={price} />
        <QuoteActions label={QUOTE_LABEL} message={chatMessage} place={place} />
      </div>
      <div className="scene">
        <HeroPicture image={hero.image} otherwise={scene} />
      </div>
    </Root>
  )
}
