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
  --scene: calc(61px + 35.3vw);
  position: relative;
  overflow: hidden;
  > .text {
    display: flex;
    flex-direction: column;
    padding-top: 32px;
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
    top: -47px;
    right: -37px;
    width: var(--scene);
  }
  > .scene > img {
    width: 100%;
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
      width: calc(var(--scene) * 0.61 - 45px);
      height: calc(var(--scene) * 0.8 - 112px);
    }
  }
  @media (min-width: 30em) and (max-width: 56.25em) {
    .head > h1::before {
      width: calc(var(--scene) - 45px);
    }
  }
  @media (min-width: 56.3em) {
    --scene: auto;
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
      margin-right: -5.5vw;
    }
    .answers {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      gap: 0 32px;
      margin-top: 24px;
    }
    .answers > :last-child:nth-child(odd) {
      grid-column: 1 / -1;
    }
    .ways {
      margin-top: 20px;
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
