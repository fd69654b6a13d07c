/**
 * Sections that come into sight: the head first, then what it heads. On screen only, never on paper. They move
 * by less than half a control, so that a finger on its way still meets it.
 */
export const revealStyle = `
  @media screen and (prefers-reduced-motion: no-preference) {
    .unseen > * { opacity: 0; transform: translateY(16px); }
    .unseen.seen > * { opacity: 1; transform: none; transition: opacity .24s ease-out, transform .24s ease-out; }
    .unseen.seen > :not(.head, h2, .rings) { transition-delay: .5s; }
  }
  @media screen and (max-width: 48em) {
    .unseen.seen > :not(.head, h2, .rings) { transition-delay: .2s; }
  }
`
