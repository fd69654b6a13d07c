import type { Breadcrumb } from '@elos/content'
import { ActionLink } from '../primitives/ActionLink.tsx'
import { Icon } from '../primitives/Icon.tsx'
import { keyed } from '../primitives/keyed.ts'
import type { Place } from '../primitives/linkHref.ts'
import { styled } from '../theme/styled.ts'
import { theme } from '../theme/theme.ts'

const Root = styled('div', 'BackBar')`
  display: flex;
  flex-wrap: wrap;
  gap: 0 24px;
  padding: 3px ${theme.gutter};
  border-bottom: 1px solid ${theme.line};
  background: ${theme.paper};
  font-size: ${theme.small};
  &:has(+ .sun) {
    --link: ${theme.ink};
    --soft: ${theme.ink};
    border-color: ${theme.sun};
    background: ${theme.sun};
  }
  > a {
    display: flex;
    align-items: center;
    gap: 5px;
    height: 44px;
    margin-left: auto;
    font-weight: 600;
    outline-offset: -3px;
    &:not(:hover) {
      text-decoration: none;
    }
  }
  .trail {
    flex: 1 8em;
    min-width: 0;
    > ol > li {
      display: inline-block;
      color: var(--soft);
      line-height: 1.3;
    }
    /* It stays beside what is before it: no line begins with it. */
    > ol > li:not(:last-of-type)::after {
      content: "/";
      margin-inline: 10px;
    }
    > ol > li > a {
      display: inline-block;
      line-height: 44px;
      text-decoration: underline;
      outline-offset: -3px;
    }
  }
  /* On a phone it scrolls away: its height is for the text. The trail takes as many lines as it needs, in a font that is
     there at once: one that comes late would break the lines elsewhere, and move the page. */
  @media (max-width: 48em) {
    column-gap: 8px;
    font-family: sans-serif;
    padding-block: 0;
    .trail > ol > li:not(:last-of-type)::after {
      margin-inline: 6px;
    }
  }
  @media (min-width: 48.01em) {
    > a .hidden {
      all: unset;
    }
    .trail > ol {
      display: flex;
      white-space: nowrap;
      > li {
        line-height: 44px;
        overflow: hidden;
        text-overflow: ellipsis;
      }
      > li:not(:last-of-type) {
        flex: none;
      }
    }
  }
  @media (min-width: 48.01em) and (min-height: 30.01em) {
    position: sticky;
    z-index: 3;
    top: var(--head);
  }
`

/** A link back. Its text comes after 'Voltar'. */
export interface BackLink {
  to: string
  href: string
}

interface BackBarProps {
  /** The links from 'Início' to the current page, which comes last and is not a link. */
  trail: Breadcrumb
  place: Place
  back: BackLink
}

/**
 * The bar under the header: the breadcrumb, and a link back. A phone leaves the text after 'Voltar' to screen readers,
 * for which 'Voltar' alone leads nowhere.
 */
export function BackBar({ trail, place, back }: BackBarProps) {
  return (
    <Root className="screen">
      {trail.length > 0 && (
        <nav className="trail" aria-label="Você está em">
          <ol>
            {keyed(trail).map(({ key, item: link }) => (
              <li key={key}>
                {link.href ? (
                  <ActionLink link={link} place={place} />
                ) : (
                  <span aria-current="page">{link.label}</span>
                )}
              </li>
            ))}
          </ol>
        </nav>
      )}
      <a href={back.href}>
        <Icon name="arrow-left" />
        <span>
          Voltar <span className="hidden">{back.to}</span>
        </span>
      </a>
    </Root>
  )
}
