import type { Claim, Landing } from '@elos/content'
import { QUOTE_LABEL } from '@elos/content/parts/site/buttons'
import type { ReactNode } from 'react'
import { QuoteActions } from '../../primitives/ContactButtons.tsx'
import type { Place } from '../../primitives/linkHref.ts'
import { Picture } from '../../primitives/Picture.tsx'
import { SectionHead } from '../../primitives/SectionHead.tsx'
import { styled } from '../../theme/styled.ts'
import { theme } from '../../theme/theme.ts'
import { Answers } from './Answers.tsx'

const Root = styled('section', 'SceneOpening')`
  --rule: var(--soft, rgb(19 38 31 / 0.18));
  position: relative;
  overflow: clip;
  .head {
    margin: 0;
  }
  .answers {
    margin-top: 24px;
    border-bottom: 1px solid var(--rule);
  }
  .answers > div {
    padding-block: 10px;
    border-top: 1px solid var(--rule);
  }
  .answers > div > dt {
    font-size: ${theme.small};
    font-weight: 650;
    color: var(--accent, ${theme.pine});
  }
  .answers > div > dd {
    line-height: 1.4;
  }
  .price > b {
    font-size: 1.9rem;
    line-height: 1;
  }
  > img,
  > .links {
    position: absolute;
    top: 50%;
    right: -3%;
    width: min(54%, 1000px);
    max-width: none;
    translate: 0 -50%;
  }
  > .links {
    right: 5%;
    width: min(42%, 640px);
  }
  @media (min-width: 56.3125em) {
    display: grid;
    align-content: center;
    min-height: min(48vw, 880px);
    padding-block: clamp(48px, 5vw, 72px);
    > div:first-child {
      width: 46%;
    }
    .head > h1 {
      font-size: min(${theme.h1}, 4vw);
    }
    .price > b {
      font-size: 2.4rem;
    }
  }
  @media (max-width: 56.25em) {
    display: flex;
    flex-direction: column;
    padding-top: 0;
    > div:first-child {
      display: contents;
    }
    > img,
    > .links {
      position: static;
      order: -1;
      align-self: center;
      width: calc(100% + 12px);
      height: clamp(96px, 4px + 36vw, 330px);
      margin-bottom: 12px;
      translate: none;
      object-fit: cover;
      object-position: 50% 31%;
    }
    > .links {
      display: none;
    }
    .head > :not(h1) {
      display: none;
    }
    .head > h1 {
      font-size: clamp(1.6rem, 1.2rem + 2vw, 2.6rem);
    }
    .answers {
      margin-top: 12px;
    }
    .answers > div {
      padding-block: 6px;
    }
    .ways {
      margin-top: 12px;
    }
  }
`

interface SceneOpeningProps {
  landing: Landing
  place: Place
  ground: 'mint' | 'deep'
  /** The scene that is shown when the editor chose no picture. */
  scene: ReactNode
  /** The lowest price for the audience of the page; without one it is 'sob consulta'. */
  price?: Claim
}

/** The top of a page that tells a story: heading, short answers and buttons, and a scene that the window's edge cuts. */
export function SceneOpening({ landing, place, ground, scene, price }: SceneOpeningProps) {
  const { hero, answers, chatMessage } = landing
  return (
    <Root className={`band hero ${ground}`}>
      <div>
        <SectionHead heading={hero} level="h1" />
        <Answers answers={answers} price={price} />
        <QuoteActions label={QUOTE_LABEL} message={chatMessage} place={place} />
      </div>
      {hero.image ? (
        <Picture
          image={hero.image}
          width={1000}
          ratio={1.25}
          sizes="(min-width: 901px) 54vw, 100vw"
          priority
        />
      ) : (
        scene
      )}
    </Root>
  )
}
