import { css } from 'styled-components'
import { theme } from '../theme.ts'

/** Reset, type and focus. */
export const base = css`
  *, ::before, ::after { box-sizing: border-box; }
  html { font-size: 112.5%; text-size-adjust: 100%; scroll-padding-top: 96px; }
  body {
    margin: 0; background: ${theme.sand}; color: ${theme.ink};
    font: 400 1rem/1.6 ${theme.body}; overflow-wrap: break-word;
  }
  h1, h2, h3 {
    margin: 0; font: 560 ${theme.h2}/1.12 ${theme.heading}; letter-spacing: -.015em;
    text-wrap: balance;
  }
  h1 { font-size: ${theme.h1}; line-height: 1.05; }
  h3 { font-size: ${theme.h3}; line-height: 1.2; }
  p, ul, ol, dl, dd, figure, blockquote, fieldset { margin: 0; padding: 0; border: 0; }
  p { text-wrap: pretty; }
  ul, ol { list-style: none; }
  img, svg { display: block; max-width: 100%; height: auto; }
  a { color: ${theme.pine}; text-underline-offset: .18em; text-decoration-thickness: 1px; }
  a:hover { text-decoration-thickness: 2px; }
  strong, b { font-weight: 650; }
  small { font-size: ${theme.small}; }
  address, cite { font-style: normal; }
  summary { cursor: pointer; list-style: none; }
  summary::-webkit-details-marker { display: none; }
  :focus-visible { outline: 3px solid var(--focus, ${theme.pine}); outline-offset: 3px; border-radius: 4px; }
  [id] { scroll-margin-top: var(--anchor, 0); }
  @media (prefers-reduced-motion: no-preference) {
    html { scroll-behavior: smooth; }
    @view-transition { navigation: auto; }
  }
  @media (prefers-reduced-motion: reduce) {
    *, ::before, ::after { animation: none !important; transition: none !important; }
  }
`
