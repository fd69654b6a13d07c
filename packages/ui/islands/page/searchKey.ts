/** Reserves Ctrl+K and ⌘K for a future search: logs them, and keeps the browser from acting on them. */
export function reserveSearchKey(): void {
  addEventListener('keydown', (event) => {
    if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    console.log('search-key')
  })
}
