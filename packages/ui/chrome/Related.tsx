import { CATEGORY_TITLES, type RouteCard } from '@elos/content'
import { More } from '../primitives/CardLink.tsx'
import { styled } from '../theme/styled.ts'
import { theme } from '../theme/theme.ts'

const Root = styled('section', 'Related')`
  > ul > li {
    position: relative;
    display: flex;
    flex-wrap: wrap;
    gap: 0 40px;
    align-items: baseline;
    padding-block: 10px;
    > div {
      flex: 1 16rem;
    }
    > div > a {
      margin-right: 10px;
      font-weight: 650;
    }
    /* The whole row is the link. */
    > div > a::after {
      content: "";
      position: absolute;
      inset: 0;
    }
    > p {
      flex: 2 26rem;
    }
    + li {
      border-top: 1px solid ${theme.line};
    }
  }
  .more {
    white-space: nowrap;
  }
  /* A phone shows the names alone, each the link of its row. */
  @media (max-width: 35em) {
    > ul > li > p {
      display: none;
    }
  }
`

/** Up to four related pages, a row each, with its category and its description. */
export function Related({ routes }: { routes: RouteCard[] }) {
  if (routes.length === 0) return null
  return (
    <Root className="band screen coda">
      <h2>Páginas Relacionadas</h2>
      <ul>
        {routes.slice(0, 4).map(({ path, name, description, category }) => (
          <li key={path}>
            <div>
              <a href={path}>{name}</a> <span className="fine">{CATEGORY_TITLES[category]}</span>
            </div>
            <p className="fine">
              {description} <More href={path}>Saiba mais</More>
            </p>
          </li>
        ))}
      </ul>
    </Root>
  )
}
