/** Reserves Ctrl+K and ⌘K for a future search: logs them, and keeps the browser from acting on them. */
export function reserveSearchKey(): void {
  addEventListener('keydown', (event) => {
    // Browsers that fill in a suggestion send a plain event by this name.
    if (!(event instanceof KeyboardEvent)) return
    if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    console.log('search-key')
  })
}
