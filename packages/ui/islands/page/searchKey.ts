import { SEARCH_PAGE } from '../../words/search.ts'

/** Leads Ctrl+K and ⌘K to the search, and keeps the browser from acting on them. */
export function followSearchKey(): void {
  addEventListener('keydown', (event) => {
    // Browsers that fill in a suggestion send a plain event by this name.
    if (!(event instanceof KeyboardEvent)) return
    if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    location.assign(SEARCH_PAGE)
  })
}
