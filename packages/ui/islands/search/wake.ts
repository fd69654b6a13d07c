import { SEARCH_FIELD, SEARCH_PAGE, SEARCH_RESULTS } from '../../words/search.ts'
import type { Wake } from '../common/wake.ts'

/** Milliseconds without typing before the site is asked. */
const REST = 300

/** Shows what is found while one types, out of the page that the form would lead to. Its button and Enter still lead there. */
export const wake: Wake = (element) => {
  const input = element.querySelector('input')
  const status = document.querySelector('main > [role=status]')
  const results = document.getElementById(SEARCH_RESULTS)
  if (!input || !status || !results) return
  let rest = 0
  let asked: XMLHttpRequest | undefined

  /** Asks for the page of results. The browser parses it: no script writes HTML, which the site's policy forbids. */
  const find = (text: string) => {
    const address = `${SEARCH_PAGE}?${new URLSearchParams({ [SEARCH_FIELD]: text })}`
    const request = new XMLHttpRequest()
    asked?.abort()
    asked = request
    request.open('GET', address)
    request.responseType = 'document'
    request.addEventListener('load', () => {
      const page = request.responseXML
      const found = page?.getElementById(SEARCH_RESULTS)
      // Asked too often, or not answered: what is shown stays, and the button says why.
      if (request.status !== 200 || !page || !found) return
      results.replaceChildren(...found.childNodes)
      status.textContent = page.querySelector('[role=status]')?.textContent ?? ''
      document.title = page.title
      history.replaceState(history.state, '', address)
    })
    request.send()
  }

  const findAtRest = () => {
    clearTimeout(rest)
    rest = window.setTimeout(() => find(input.value), REST)
  }
  input.addEventListener('input', findAtRest)
  // Something was typed while this script was on its way.
  if (input.value !== input.defaultValue) findAtRest()
}
