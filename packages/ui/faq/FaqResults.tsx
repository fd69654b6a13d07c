import { FAQ_FIELDS } from '@elos/content/parts/faq/filterAddress'
import { ChangingText } from '../primitives/ChangingText.tsx'
import { island } from '../primitives/island.ts'
import { faqSearchWords } from '../words/faqSearch.ts'
import { FAQ_FORM } from './searchForm.ts'

/**
 * The number of questions found, visible only after a search for a text, and advice when there are
 * none.
 */
export function FaqFound(props: { count: number; text: string; application: string }) {
  const { count, text, application } = props
  const { title, advice, button } = faqSearchWords.empty
  return (
    <>
      {text.trim() ? (
        <p className="faq-count fine">
          <ChangingText text={faqSearchWords.count(count)} />
        </p>
      ) : (
        <p className="hidden">
          <ChangingText text={faqSearchWords.shown(count)} />
        </p>
      )}
      {count === 0 && (
        <div className="callout">
          <p>
            <strong>
              <ChangingText text={title(text.trim())} />
            </strong>
          </p>
          <p>{advice}</p>
          <p className="actions">
            <a className="button" href={application} {...island('partner')}>
              {button}
            </a>
          </p>
        </div>
      )}
    </>
  )
}

/**
 * Buttons of the search form that lead to the other pages of results, if there is more than one page.
 */
export function FaqPager({ page, pages }: { page: number; pages: number }) {
  if (pages < 2) return null
  const go = (to: number) => ({
    className: 'chip',
    type: 'submit' as const,
    form: FAQ_FORM,
    name: FAQ_FIELDS.page,
    value: String(to),
  })
  const numbers = Array.from({ length: pages }, (_, index) => index + 1)
  return (
    <nav className="pager" aria-label={faqSearchWords.pages}>
      <button {...go(page - 1)} disabled={page === 1}>
        {faqSearchWords.previous}
      </button>
      {numbers.map((number) => (
        <button
          key={number}
          {...go(number)}
          aria-label={faqSearchWords.page(number)}
          aria-current={number === page ? 'page' : undefined}
        >
          {number}
        </button>
      ))}
      <button {...go(page + 1)} disabled={page === pages}>
        {faqSearchWords.next}
      </button>
    </nav>
  )
}
