/** Ctrl+K and ⌘K are kept for a search to come: they are noted, and the browser does not act on them. */
export function reserveSearchKey(): void {
  addEventListener('keydown', (event) => {
    if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    console.log('search-key')
  })
}
