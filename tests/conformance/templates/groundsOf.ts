import { type Element, Window } from 'happy-dom'

const GROUNDS = ['sand', 'paper', 'mint', 'sun', 'pine', 'deep'] as const

// A window takes longer to make than a page to read.
const { document } = new Window()

const groundOf = ({ classList }: Element) => GROUNDS.find((ground) => classList.contains(ground))

/**
 * Returns the grounds of the elements that a selector finds in some markup, in order: two where a section has two
 * floods, and none where it has no ground of its own.
 */
export function groundsOf(markup: string, selector: string): string[][] {
  document.body.innerHTML = markup
  return [...document.querySelectorAll(selector)].map((section) =>
    [section, ...section.querySelectorAll('.side')].flatMap((part) => groundOf(part) ?? []),
  )
}

/** Returns the grounds that meet themselves. */
export const meeting = (grounds: string[][]): string[] =>
  grounds.flatMap((own, index) => own.filter((ground) => grounds[index - 1]?.includes(ground)))
