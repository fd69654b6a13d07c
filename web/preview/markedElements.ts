import { isAbout, type Mark, sourcesOf } from '@elos/content/review/marks'

/** Something on the page, and the marks that are about it. */
export interface MarkedElement {
  element: HTMLElement
  marks: Mark[]
}

/** Elements that are marked as one: a sentence may come in several pieces. */
const WHOLES =
  'p, li, h1, h2, h3, h4, h5, h6, td, th, dt, dd, summary, figcaption, a, button, label'

/** A character of the invisible marks of texts. Texts without it need no closer look. */
const INVISIBLE = '\u200B'

/** The elements of a page that marks are about, in the order of the page. */
export function markedElements(root: HTMLElement, marks: readonly Mark[]): MarkedElement[] {
  const found = new Map<HTMLElement, Set<Mark>>()
  const add = (element: HTMLElement, mark: Mark) =>
    found.set(element, (found.get(element) ?? new Set()).add(mark))

  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const { parentElement } = node
    if (parentElement)
      for (const mark of about(node.nodeValue, marks)) add(whole(parentElement), mark)
  }
  for (const image of root.querySelectorAll('img')) {
    const shown = marks.filter(({ picture }) => picture && image.src.includes(`/${picture}-`))
    for (const mark of [...about(image.alt, marks), ...shown]) add(image, mark)
  }
  return [...found]
    .map(([element, own]) => ({ element, marks: [...own] }))
    .sort(({ element: one }, { element: other }) =>
      one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
    )
}

const whole = (element: HTMLElement): HTMLElement => element.closest<HTMLElement>(WHOLES) ?? element

function about(text: string | null, marks: readonly Mark[]): Mark[] {
  if (!text?.includes(INVISIBLE)) return []
  const sources = sourcesOf(text)
  return marks.filter((mark) => sources.some((source) => isAbout(mark, source)))
}
