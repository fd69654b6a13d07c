import type { Breadcrumb as Trail } from '@elos/content'
import { Icon } from '../primitives/Icon.tsx'
import type { Place } from '../primitives/linkHref.ts'
import { styled } from '../theme/styled.ts'
import { theme } from '../theme/theme.ts'
import { Breadcrumb } from './Breadcrumb.tsx'

const Root = styled('div', 'BackBar')`
  position: sticky;
  z-index: 3;
  top: 64px;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 12px 24px;
  min-height: 52px;
  padding-inline: ${theme.gutter};
  border-bottom: 1px solid ${theme.line};
  background: ${theme.paper};
  font-size: ${theme.small};
  nav {
    flex: 1 8em;
    min-width: 0;
  }
  ol {
    display: flex;
    white-space: nowrap;
  }
  li {
    min-width: 0;
    line-height: 44px;
    overflow: hidden;
    text-overflow: ellipsis;
    color: ${theme.inkSoft};
  }
  li:not(:last-of-type) {
    flex: none;
    &::after {
      content: "/";
      margin-inline: 10px;
    }
  }
  > a {
    display: inline-flex;
    align-items: center;
    gap: 5px;
    min-height: 44px;
    flex: none;
    font-weight: 600;
    text-decoration: none;
    &:hover {
      text-decoration: underline;
    }
  }
  li a {
    display: inline-block;
  }
  html:has(&) {
    scroll-padding-top: 136px;
  }
  /* A phone on its side keeps its height for the text. */
  @media (max-height: 30em) {
    position: static;
  }
  @media (max-width: 48em) {
    > a {
      margin-left: auto;
      line-height: 1.2;
    }
    > a span {
      max-width: 6em;
    }
    li:not(:first-of-type, :last-of-type) {
      display: none;
    }
    li:last-of-type {
      align-self: center;
      white-space: normal;
      line-height: 1.3;
    }
  }
  i {
    font-style: normal;
  }
  /* Two columns of words would break them. */
  @media (max-width: 22em) {
    i {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
      white-space: nowrap;
    }
  }
`

interface BackBarProps {
  trail: Trail
  place: Place
  back: { to: string; href: string }
}

/**
 * The bar under the header: the breadcrumb, and a link back. A phone shows only the first and the last
 * entry of the breadcrumb, and writes the link in two lines; the narrowest leaves the text after
 * 'Voltar' to screen readers.
 */
export function BackBar({ trail, place, back }: BackBarProps) {
  return (
    <Root className="screen">
      <Breadcrumb trail={trail} place={place} />
      <a href={back.href}>
        <Icon name="arrow-left" />
        <span>
          Voltar <i>{back.to}</i>
        </span>
      </a>
    </Root>
  )
}
