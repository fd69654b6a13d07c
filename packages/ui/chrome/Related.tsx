import { CATEGORY_TITLES, type RouteCard } from '@elos/content'
import { CardHeading, More } from '../primitives/CardLink.tsx'
import { styled } from '../theme/styled.ts'
import { theme } from '../theme/theme.ts'

const Root = styled('section', 'Related')`
  padding-block: 40px;
  border-top: 1px solid ${theme.line};
  > h2 {
    margin-bottom: 12px;
    font-size: ${theme.h3};
  }
  > ul > li {
    position: relative;
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
    gap: 0 40px;
    align-items: baseline;
    padding-block: 10px;
  }
  > ul > li + li {
    border-top: 1px solid ${theme.line};
  }
  > ul > li > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 10px;
    align-items: baseline;
  }
  > ul > li > div > h3 {
    font: 650 1rem / 1.35 ${theme.body};
    letter-spacing: 0;
  }
  /* The whole row is the link. */
  > ul > li > div > h3 > a::after {
    content: "";
    position: absolute;
    inset: 0;
  }
  > ul > li > p {
    font-size: ${theme.small};
    line-height: 1.35;
    text-wrap: wrap;
    color: ${theme.inkSoft};
  }
  .category {
    font-size: ${theme.small};
    color: ${theme.inkSoft};
  }
  .more {
    display: inline;
    white-space: nowrap;
  }
  .more > .icon {
    display: inline;
    width: 1em;
    height: 1em;
    vertical-align: -0.15em;
  }
  @media (max-width: 48em) {
    padding-block: 24px;
    > h2 {
      margin-bottom: 4px;
    }
    > ul > li {
      grid-template-columns: minmax(0, 1fr);
      padding-block: 8px;
    }
    .more > .icon {
      display: none;
    }
  }
`

/** Up to four related pages, a row each, with its category and its description. */
export function Related({ routes }: { routes: RouteCard[] }) {
  if (routes.length === 0) return null
  return (
    <Root className="band screen">
      <h2>Páginas Relacionadas</h2>
      <ul>
        {routes.slice(0, 4).map(({ path, name, description, category }) => (
          <li key={path}>
            <div>
              <CardHeading title={name} href={path} />
              <span className="category">{CATEGORY_TITLES[category]}</span>
            </div>
            <p>
              {description} <More href={path}>Saiba mais</More>
            </p>
          </li>
        ))}
      </ul>
    </Root>
  )
}
