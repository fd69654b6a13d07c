import type { Home } from '@elos/content'
import { ButtonLink } from '../../primitives/ActionLink.tsx'
import { Features } from '../../primitives/Features.tsx'
import type { Place } from '../../primitives/linkHref.ts'
import { HeroPicture } from '../../primitives/Picture.tsx'
import { RichText } from '../../primitives/RichText.tsx'
import { Rings } from '../../primitives/Rings.tsx'
import { styled } from '../../theme/styled.ts'
import { theme } from '../../theme/theme.ts'

const Root = styled('section', 'HomeHero')`
  display: grid;
  grid-template-columns: minmax(0, 1.1fr) minmax(0, 1fr);
  gap: 48px 56px;
  align-items: center;
  padding-top: max(24px, 5vw);
  > div > h1 {
    margin-top: 20px;
  }
  .chip {
    background: ${theme.sun};
  }
  > :is(img, .rings) {
    width: 100%;
    border-radius: ${theme.radiusLarge};
  }
  .features {
    grid-column: 1 / -1;
    display: grid;
    grid-template-columns: repeat(3, minmax(0, 1fr));
    border: 1px solid ${theme.line};
    border-radius: ${theme.radiusLarge};
    background: ${theme.paper};
    > li {
      display: flex;
      flex-wrap: wrap;
      gap: 16px;
      padding: 28px;
    }
    > li > div {
      flex: 1 1 8rem;
    }
    > li:not(:first-of-type) {
      border-left: 1px solid ${theme.line};
    }
    > li > div > h2 {
      font: 650 1.05rem / 1.3 ${theme.body};
      letter-spacing: 0;
    }
    > li > div > p {
      margin-top: 4px;
      font-size: ${theme.small};
      line-height: 1.5;
      color: ${theme.inkSoft};
    }
  }
  @media (max-width: 56.25em) {
    grid-template-columns: 100%;
    > :is(img, .rings) {
      max-width: 480px;
      justify-self: center;
    }
    .features {
      grid-template-columns: minmax(0, 1fr);
      > li:not(:first-of-type) {
        border: 0;
        border-top: 1px solid ${theme.line};
      }
    }
  }
  @media (max-width: 35em) {
    gap: 20px;
    > :is(img, .rings) {
      max-width: 240px;
    }
    .features > li {
      padding: 14px 16px;
    }
    .features .dot {
      width: 44px;
      height: 44px;
    }
  }
`

/** The top of the home page: heading, two buttons, picture and features. */
export function HomeHero({ hero, place }: { hero: Home['hero']; place: Place }) {
  return (
    <Root className="band hero" id="inicio">
      <div>
        <p className="chip">{hero.badge}</p>
        <h1>{hero.title}</h1>
        <div className="lead">
          <RichText value={hero.lead} />
        </div>
        <p className="actions">
          <ButtonLink link={hero.primary} place={place} />
          <ButtonLink link={hero.secondary} place={place} quiet />
        </p>
      </div>
      <HeroPicture image={hero.image} otherwise={<Rings />} />
      <Features className="features" items={hero.features} level="h2" />
    </Root>
  )
}
