/** Milliseconds between the page's arrival and the scrolling. */
const DELAY = 100

/**
 * Scrolls to the section in the URL's hash, smoothly unless the visitor prefers reduced motion
 * (base.css).
 */
export function arriveAtAnchor(): void {
  const [arrival] = performance.getEntriesByType('navigation')
  // After a reload the browser returns to where the visitor was.
  if (arrival instanceof PerformanceNavigationTiming && arrival.type !== 'navigate') return
  const section =
    location.hash && document.getElementById(decodeURIComponent(location.hash.slice(1)))
  if (section) setTimeout(() => section.scrollIntoView(), DELAY)
}
