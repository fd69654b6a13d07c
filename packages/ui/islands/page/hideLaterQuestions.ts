import { adoptStyle } from '../common/adopt.ts'
import { foldStyle } from './foldStyle.ts'

/**
 * Hides all but the first page of a long list of questions before their island wakes. The island wakes
 * when they come into sight, and hiding them only then would move what a visitor below is heading for.
 * Applies until the island is awake, or has failed to wake.
 */
export function hideLaterQuestions(): void {
  const list = document.querySelector<HTMLElement>('[data-island=faq]')
  const first = Number(list?.dataset.size)
  // On the page of results the server has hidden what was not found.
  if (!first || list?.querySelector('details[hidden]')) return
  if (list?.querySelector(`details:nth-of-type(${first + 1})`)) adoptStyle(foldStyle)
  adoptStyle(`[data-island=faq] details:nth-of-type(n + ${first + 1}) { display: none; }`)
}
