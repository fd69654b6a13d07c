import type { PageName, RouteCategory } from '@elos/content'
import { island } from '../primitives/island.ts'
import { styled } from '../theme/styled.ts'
import { theme } from '../theme/theme.ts'
import { notFoundWords } from '../words/notices.ts'

const Root = styled('nav', 'NearPages')`
  max-width: 46rem;
  margin-top: 40px;
  padding-top: 24px;
  border-top: 1px solid ${theme.line};
  /* The name of a near page, which comes later, moves nothing. */
  > p {
    display: grid;
    align-content: center;
    min-height: 3.2em;
    text-wrap: balance;
  }
  /* Its chips stand where the text around it does: in the middle, or at the left. */
  > ul > li {
    display: inline-block;
    margin: 0 8px 4px 0;
    &[hidden] {
      display: none;
    }
    > a {
      min-height: 44px;
    }
  }
`

/** The categories whose pages are suggested, whatever the wrong address is. */
const SUGGESTED: readonly RouteCategory[] = ['operadora', 'produto', 'seguro']

interface NearPagesProps {
  pages: PageName[]
  /** The text above the links of who came to no wrong address. */
  title?: string
}

/**
 * Links to the main pages of the site, for who came to a wrong address. An island names the page whose address is like
 * it, which may also be one of those that are not shown.
 */
export function NearPages({ pages, title }: NearPagesProps) {
  if (pages.length === 0) return null
  const shown = title ?? notFoundWords.pages
  return (
    <Root {...(title ? {} : island('near'))} aria-label={shown}>
      <p>{shown}</p>
      <ul>
        {pages.map(({ path, name, category }) => (
          <li key={path} hidden={!SUGGESTED.includes(category)}>
            <a className="chip" href={path}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </Root>
  )
}
