import { type QuoteOption, quoteFormPath } from '@elos/content'
import { presetAnswers, type QuoteSubject } from '@elos/leads'
import { nativeBind } from '../../forms/bind.ts'
import { Honeypot } from '../../forms/Honeypot.tsx'
import { QuoteForm } from '../../forms/QuoteForm.tsx'
import type { Place } from '../../primitives/linkHref.ts'
import { styled } from '../../theme/styled.ts'
import { theme } from '../../theme/theme.ts'
import { planQuoteBlock, QUOTE_HERE } from '../../words/quoteBlock.ts'
import { quoteFormWords } from '../../words/quoteForm.ts'

const Root = styled('div', 'QuoteHere')`
  > .chip {
    align-self: start;
  }
  > h3 {
    margin-top: 12px;
  }
  > .ready {
    margin-block: 4px 20px;
    color: ${theme.inkSoft};
  }
  .form {
    gap: 16px;
  }
`

/** The id of the form. */
const FORM = 'cotacao-aqui'

interface QuoteHereProps {
  /** The name of the plan. */
  label: string
  subject: QuoteSubject
  carriers: QuoteOption[]
  place: Place
}

/**
 * The quote form of a page, in the page itself, with what to have at hand. It is sent where the form on its own page is, which
 * answers it; it works without script.
 */
export function QuoteHere({ label, subject, carriers, place }: QuoteHereProps) {
  const { title, items } = planQuoteBlock
  const answers = presetAnswers(subject)
  return (
    <Root className="card paper screen">
      <p className="chip">{label}</p>
      <h3>{QUOTE_HERE}</h3>
      <p className="ready">{`${title}: ${items.join(', ')}.`}</p>
      <QuoteForm
        id={FORM}
        subject={subject}
        choices={{ carriers, callTimes: place.site.callTimes }}
        bind={nativeBind(FORM, answers)}
        form={{ action: `/api${quoteFormPath(place.path)}` }}
      >
        <Honeypot />
        {subject.planType && !answers.tipo && (
          <input type="hidden" name="tipo" value={subject.planType} />
        )}
        <button className="button" type="submit">
          {quoteFormWords.label}
        </button>
      </QuoteForm>
    </Root>
  )
}
