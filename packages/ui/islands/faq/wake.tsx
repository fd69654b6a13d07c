import { type Findable, filterFaq } from '@elos/content/parts/faq/filter'
import { FAQ_FIELDS, readFaqFilter, writeFaqFilter } from '@elos/content/parts/faq/filterAddress'
import { createRoot } from 'react-dom/client'
import { FaqFound, FaqPager } from '../../faq/FaqResults.tsx'
import type { Wake } from '../common/wake.ts'

/** The milliseconds without typing before the address changes: browsers limit how often it may. */
const ADDRESS_REST = 300

interface Question extends Findable {
  element: HTMLDetailsElement
}

const wordsOf = (element: HTMLElement, name: 'keywords' | 'tags'): string[] =>
  (element.dataset[name] ?? '').split(',')

const questionOf = (element: HTMLDetailsElement): Question => ({
  element,
  question: element.querySelector('summary')?.textContent ?? '',
  plainAnswer: element.textContent ?? '',
  keywords: wordsOf(element, 'keywords'),
  tags: wordsOf(element, 'tags'),
})

/** Searches, filters and pages the questions in place; the address reflects what is shown. */
export const wake: Wake = (element) => {
  const form = element.querySelector('form')
  const list = element.querySelector<HTMLElement>('.questions')
  const input = form?.querySelector<HTMLInputElement>('[type=search]')
  const category = form?.querySelector<HTMLInputElement>('[type=hidden]')
  const above = element.querySelector('[data-part=found]')
  const below = element.querySelector('[data-part=pages]')
  if (!form || !list || !input || !category || !above || !below) return
  const questions = [...list.querySelectorAll('details')].map(questionOf)
  // The results of the server's search are replaced by those of `show`.
  above.replaceChildren()
  below.replaceChildren()
  const [found, pager] = [createRoot(above), createRoot(below)]
  const { size, application = '' } = element.dataset

  let filter = readFaqFilter(new URLSearchParams(location.search))
  if (input.value) filter = { ...filter, text: input.value }
  let rest = 0

  function show(): void {
    const { items, count, page, pages } = filterFaq(questions, filter, Number(size))
    filter = { ...filter, page }
    for (const question of questions) question.element.hidden = !items.includes(question)
    for (const chip of form?.querySelectorAll<HTMLButtonElement>('.chip') ?? []) {
      chip.ariaPressed = String(chip.value === (filter.category || 'all'))
    }
    found.render(<FaqFound count={count} text={filter.text} application={application} />)
    pager.render(<FaqPager page={page} pages={pages} />)
  }

  /** Applies a change to the filter, and updates the address. */
  function find(change: Partial<typeof filter>): void {
    filter = { ...filter, page: 1, ...change }
    show()
    clearTimeout(rest)
    rest = window.setTimeout(() => {
      const { pathname } = location
      history.replaceState(history.state, '', `${pathname}${writeFaqFilter(filter)}#faq`)
    }, ADDRESS_REST)
  }

  input.value = filter.text
  input.addEventListener('input', () => find({ text: input.value }))
  form.addEventListener('reset', () => {
    input.focus()
    find({ text: '' })
  })
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    const fields = new FormData(form, event.submitter)
    category.value = readFaqFilter(fields).category
    find(readFaqFilter(fields))
    // A page is read from its first question on.
    if (fields.has(FAQ_FIELDS.page))
      list.querySelector<HTMLElement>('details:not([hidden]) summary')?.focus()
  })

  category.value = filter.category
  show()
}
