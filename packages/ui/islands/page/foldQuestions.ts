import { adoptStyle } from '../adopt.ts'

/** The room of the pager that comes below them, of one row and, on a phone, of two. */
const PAGER = `
  [data-island=faq] { padding-bottom: 76px; }
  @media (max-width: 26em) { [data-island=faq] { padding-bottom: 132px; } }`

/**
 * Leaves only the first page of a long list of questions to be seen, early: when they are searched,
 * which begins when they come into sight, they would move whatever somebody is on the way to below
 * them. Lasts until their island is awake, or has failed to wake.
 */
export function foldQuestions(): void {
  const list = document.querySelector<HTMLElement>('[data-island=faq]')
  const first = Number(list?.dataset.size)
  if (!first) return
  if (list?.querySelector(`details:nth-of-type(${first + 1})`)) adoptStyle(PAGER)
  adoptStyle(`[data-island=faq] details:nth-of-type(n + ${first + 1}) { display: none; }`)
}
