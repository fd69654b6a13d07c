/** Milliseconds (specification, section 9). */
const DELAY = 100

/** Scrolls to the section that the address names, smoothly where motion is welcome (base.css). */
export function arriveAtAnchor(): void {
  const [arrival] = performance.getEntriesByType('navigation')
  // After a reload the browser returns to where the visitor was.
  if (arrival instanceof PerformanceNavigationTiming && arrival.type !== 'navigate') return
  const section =
    location.hash && document.getElementById(decodeURIComponent(location.hash.slice(1)))
  if (section) setTimeout(() => section.scrollIntoView(), DELAY)
}
