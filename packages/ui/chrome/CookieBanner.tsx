import { island } from '../primitives/island.ts'
import { styled } from '../theme/styled.ts'
import { theme } from '../theme/theme.ts'
import { COOKIE_POLICY, consentWords } from '../words/consent.ts'

const { label, text, more, reject, accept, configure } = consentWords.banner

const Root = styled('aside', 'CookieBanner')`
  position: fixed;
  z-index: 4;
  inset: auto 0 0;
  display: none;
  grid-template-columns: minmax(0, 46rem) repeat(3, auto);
  justify-content: space-between;
  align-items: center;
  gap: 8px 12px;
  max-height: 60dvh;
  padding: 12px ${theme.gutter};
  border-top: 1px solid ${theme.line};
  background: ${theme.paper};
  box-shadow: ${theme.shadow};
  font-size: ${theme.small};
  line-height: 1.45;
  :root[data-undecided] & {
    display: grid;
  }
  > p > a {
    padding-block: 12px;
    white-space: nowrap;
  }
  .button {
    align-self: stretch;
    padding-inline: 20px;
    background: ${theme.pine};
    font-size: ${theme.small};
  }
  .quiet {
    background: none;
  }
  @media (max-width: 48em) {
    grid-template: minmax(0, 1fr) auto / repeat(3, auto);
    justify-content: stretch;
    padding-inline: 16px;
    > p {
      grid-column: 1 / -1;
      max-height: 100%;
      overflow-y: auto;
    }
    .button {
      padding-inline: 2px;
      font-size: min(${theme.small}, 5vw);
    }
  }
  @media (max-height: 30em) {
    padding-block: 6px;
  }
`

/**
 * Asks for consent at the bottom of the window, below the header's menu in the stacking order. It is shown before the
 * first paint to a visitor who has not chosen (`islands/recorder.ts`), and not at all without script. It comes before
 * the rest of the page: keyboard users reach it before the elements that it covers. In a low window its text scrolls
 * and its buttons stay in sight.
 */
export function CookieBanner() {
  return (
    <Root {...island('cookies')} className="cookies" aria-label={label}>
      <p>
        {text} <a href={COOKIE_POLICY}>{more}</a>
      </p>
      <button className="button" type="button" name="reject">
        {reject}
      </button>
      <button className="button" type="button" name="accept">
        {accept}
      </button>
      <button className="button quiet" type="button" name="configure">
        {configure}
      </button>
    </Root>
  )
}
