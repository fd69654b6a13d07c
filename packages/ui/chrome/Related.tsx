import { CATEGORY_TITLES, type RouteCard } from '@elos/content'
import { CardHeading, More } from '../primitives/CardLink.tsx'
import { styled } from '../theme/styled.ts'
import { theme } from '../theme/theme.ts'

const Root = styled('section', 'Related')`
  > ul {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 250px), 1fr));
    gap: 40px 32px;
  }
  /* Four cards stand in two rows of two where one row has no place for them. */
  @media (min-width: 48em) and (max-width: 76em) {
    > ul:has(> :nth-child(4)) {
      grid-template-columns: 1fr 1fr;
    }
  }
  > h2 {
    margin-bottom: 32px;
    font-size: ${theme.h3};
  }
  .card {
    padding: 20px 0 0;
    border: 0;
    border-top: 2px solid ${theme.pine};
    border-radius: 0;
    background: none;
  }
  .card > h3 {
    margin: 12px 0 8px;
    font: 650 1.1rem / 1.3 ${theme.body};
  }
  .chip {
    align-self: start;
  }
  .card > p {
    font-size: ${theme.small};
    line-height: 1.5;
    color: ${theme.inkSoft};
  }
  /* On a phone the link is beside the category. */
  @media (max-width: 35em) {
    padding-block: 32px;
    > ul {
      gap: 16px;
    }
    > h2 {
      margin-bottom: 16px;
    }
    .card {
      flex-flow: row wrap;
      justify-content: space-between;
      padding-top: 12px;
    }
    .card > :is(h3, p) {
      flex-basis: 100%;
    }
    .card > h3 {
      margin: 6px 0 2px;
    }
    .card > p {
      display: -webkit-box;
      overflow: hidden;
      line-height: 1.4;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 2;
    }
    :is(.chip, .more) {
      order: -1;
    }
    .more {
      margin: 0;
      padding: 0;
    }
  }
`

/** Up to four related pages, each with its category. */
export function Related({ routes }: { routes: RouteCard[] }) {
  if (routes.length === 0) return null
  return (
    <Root className="band screen">
      <h2>Páginas Relacionadas</h2>
      <ul>
        {routes.slice(0, 4).map(({ path, name, description, category }) => (
          <li className="card" key={path}>
            <span className="chip">{CATEGORY_TITLES[category]}</span>
            <CardHeading title={name} href={path} />
            <p>{description}</p>
            <More href={path}>Saiba mais</More>
          </li>
        ))}
      </ul>
    </Root>
  )
}
