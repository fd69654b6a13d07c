/**
 * Aims again at the section that the page's address names, after something above it has moved. The browser scrolls there
 * by itself as soon as the page's content is there, and smoothly (base.css).
 */
export function aimAtSection(): void {
  const [arrival] = performance.getEntriesByType('navigation')
  // After a reload the browser returns to where the visitor was.
  if (arrival instanceof PerformanceNavigationTiming && arrival.type !== 'navigate') return
  document.querySelector(':target')?.scrollIntoView()
}
