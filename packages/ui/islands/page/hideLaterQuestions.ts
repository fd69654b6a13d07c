/**
 * Hides all but the first page of a long list of questions before their island wakes. The island wakes
 * when they come into sight, and hiding them only then would move what a visitor below is heading for.
 * Applies until the island is awake, or has failed to wake.
 */
export function hideLaterQuestions(): void {
  const list = document.querySelector<HTMLElement>('[data-island=faq]')
  const first = Number(list?.dataset.size)
  // On the page of results the server has hidden what was not found.
  if (!list || !first || list.querySelector('details[hidden]')) return
  const later = [...list.querySelectorAll('details')].slice(first)
  if (later.length === 0) return
  for (const { classList } of later) classList.add('later')
  list.classList.add('folded')
  aimAtSection()
}

/**
 * Aims again at the section that the page's address names, after something above it has moved. The browser scrolls there
 * by itself as soon as the page's content is there, and smoothly (base.css).
 */
function aimAtSection(): void {
  const [arrival] = performance.getEntriesByType('navigation')
  // After a reload the browser returns to where the visitor was.
  if (arrival instanceof PerformanceNavigationTiming && arrival.type !== 'navigate') return
  document.querySelector(':target')?.scrollIntoView()
}
