import type { Home } from '@elos/content'
import { LinkList } from '../../chrome/LinkList.tsx'
import { ButtonLink } from '../../primitives/ActionLink.tsx'
import { Features } from '../../primitives/Features.tsx'
import type { Place } from '../../primitives/linkHref.ts'
import { HeroPicture } from '../../primitives/Picture.tsx'
import { RichText } from '../../primitives/RichText.tsx'
import { Rings } from '../../primitives/Rings.tsx'
import { styled } from '../../theme/styled.ts'
import { theme } from '../../theme/theme.ts'

const Root = styled('section', 'HomeHero')`
  > :is(img, .rings) {
    width: 100%;
    border-radius: ${theme.radiusLarge};
  }
  .shortcuts {
    margin-top: 20px;
    > .menu {
      display: flex;
      flex-wrap: wrap;
      gap: 8px;
      max-width: 27rem;
      margin-top: 10px;
    }
    > .menu > li > a {
      display: grid;
      place-items: center;
      min-height: 44px;
      padding: 4px 16px;
      border: 1px solid ${theme.pine};
      border-radius: 99px;
      background: ${theme.mint};
      font-size: ${theme.small};
      font-weight: 600;
      line-height: 1.2;
      color: ${theme.ink};
      text-decoration: none;
      &:hover {
        background: ${theme.paper};
      }
    }
  }
  /* The lines between the features are the list's ground. */
  .features {
    grid-column: 1 / -1;
    display: grid;
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: 1px;
    overflow: hidden;
    padding: 0;
    background: ${theme.line};
    > li {
      display: flex;
      flex-wrap: wrap;
      gap: 16px;
      padding: clamp(14px, 3vw, 28px);
      background: ${theme.paper};
    }
    > li > div {
      flex: 1 1 8rem;
      font-size: ${theme.small};
      line-height: 1.5;
      color: ${theme.inkSoft};
    }
    > li > div > h2 {
      margin-bottom: 4px;
      font: 650 1rem / 1.35 ${theme.body};
      color: ${theme.ink};
    }
  }
  @media (max-width: 56.25em) {
    > :is(img, .rings) {
      width: min(62vw, 480px);
      justify-self: center;
    }
    .features {
      grid-template-columns: none;
    }
  }
`

/** A question with links to the answers that most visitors look for first. */
function Shortcuts({ hero: { shortcuts }, place }: { hero: Home['hero']; place: Place }) {
  if (shortcuts.links.length === 0) return null
  return (
    <div className="shortcuts">
      <p>
        <b>{shortcuts.title}</b>
      </p>
      <LinkList links={shortcuts.links} place={place} />
    </div>
  )
}

/** The top of the home page: heading, two buttons, shortcuts, picture and features. */
export function HomeHero({ hero, place }: { hero: Home['hero']; place: Place }) {
  return (
    <Root className="band hero split" id="inicio">
      <div>
        <p className="chip badge">{hero.badge}</p>
        <h1>{hero.title}</h1>
        <div className="lead">
          <RichText value={hero.lead} />
        </div>
        <p className="actions">
          <ButtonLink link={hero.primary} place={place} />
          <ButtonLink link={hero.secondary} place={place} quiet />
        </p>
        <Shortcuts hero={hero} place={place} />
      </div>
      <HeroPicture image={hero.image} otherwise={<Rings />} />
      <Features className="features card" items={hero.features} level="h2" />
    </Root>
  )
}
