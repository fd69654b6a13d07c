import { Fragment } from 'react'
import { ActionLink } from '../primitives/ActionLink.tsx'
import { keyed } from '../primitives/keyed.ts'
import type { Place } from '../primitives/linkHref.ts'
import { styled } from '../theme/styled.ts'
import { theme } from '../theme/theme.ts'

const Root = styled('aside', 'Announcement')`
  padding: 8px max(20px, min(${theme.gutter}, 50% - 24.5rem));
  font-size: ${theme.small};
  line-height: 1.45;
  text-align: center;
  text-wrap: balance;
  > p > a {
    padding-block: 12px;
    font-weight: 650;
  }
`

/**
 * The announcement of staff, in a line above the header, which scrolls away with the page. It is part of the HTML, and nobody
 * can close it: to remember that would move the page, or need a script before it. Paper, which outlives it, has none.
 */
export function Announcement({ place }: { place: Place }) {
  const { announcement } = place.site
  if (!announcement) return null
  const { text, links } = announcement
  return (
    <Root className="deep screen" aria-label="Aviso">
      <p>
        {text}
        {keyed(links).map(({ key, item: link }) => (
          <Fragment key={key}>
            {' '}
            <ActionLink link={link} place={place} />
          </Fragment>
        ))}
      </p>
    </Root>
  )
}
