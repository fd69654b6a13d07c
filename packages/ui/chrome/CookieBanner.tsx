import { island } from '../primitives/island.ts'
import { styled } from '../theme/styled.ts'
import { theme } from '../theme/theme.ts'
import { COOKIE_POLICY, consentWords } from '../words/consent.ts'

const { label, text, question, more, reject, accept, configure } = consentWords.banner

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
  .short {
    display: none;
  }
  @media (max-width: 48em) {
    grid-template: minmax(0, 1fr) auto / repeat(3, auto);
    justify-content: stretch;
    padding: 8px 16px;
    line-height: 1.35;
    /* Very large text scrolls. */
    > p {
      grid-column: 1 / -1;
      /* The columns are as wide as the buttons. */
      width: 0;
      min-width: 100%;
      max-height: 100%;
      padding-bottom: 4px;
      overflow-y: auto;
    }
    > p > a {
      padding-block: 0 4px;
    }
    .button {
      min-height: 44px;
      padding: 4px 2px;
      font-size: min(${theme.small}, 5vw);
    }
  }
  @media (max-width: 48em) and (max-height: 30em) {
    row-gap: 2px;
    padding-block: 4px;
    .short {
      display: inline;
    }
    .whole {
      display: none;
    }
  }
`

/**
 * Asks for consent at the bottom of the window, below the header's menu in the stacking order. It is shown before the
 * first paint to a visitor who has not chosen (`islands/recorder.ts`), and not at all without script. It comes before
 * the rest of the page: keyboard users reach it before the elements that it covers. In a low window, as one that is
 * enlarged to 400 %, it asks in a line, and the policy says the rest; its buttons stay in sight.
 */
export function CookieBanner() {
  return (
    <Root {...island('cookies')} className="cookies" aria-label={label}>
      <p>
        <span className="whole">{text}</span>
        <span className="short">{question}</span> <a href={COOKIE_POLICY}>{more}</a>
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
