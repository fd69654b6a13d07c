/** Has a link do something else when it is followed, but not when a new tab is asked for. */
export function onPlainClick(link: HTMLElement, act: () => void): void {
  link.addEventListener('click', (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    act()
  })
}
