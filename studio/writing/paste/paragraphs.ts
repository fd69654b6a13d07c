import { isBlank } from '@elos/content/parts/letters/blank'
import { holdsData, isBlock, isElement, isTable, standIn } from './elements.ts'
import { isSameLook, type Look, lookOf } from './looks.ts'
import { PLAIN, type Shape, shapeOf } from './shapes.ts'

/** A stretch of text with one look. */
interface Run {
  text: string
  look: Look
}

/** A paragraph, heading, quote or list item. Its lines are separated by line ends. */
export interface Paragraph extends Shape {
  runs: Run[]
}

/** The text of a paragraph. */
export const paragraphText = ({ runs }: Paragraph): string => runs.map(({ text }) => text).join('')

function trimEnd({ runs }: Paragraph, blanks: RegExp) {
  for (let last = runs.at(-1); last; last = runs.at(-1)) {
    last.text = last.text.replace(blanks, '')
    if (last.text) return
    runs.pop()
  }
}

/**
 * Reads copied HTML as paragraphs and tables of data, from whatever program it is. Each element that begins a line
 * there begins one here, so that no words are glued that were apart.
 */
export function readParagraphs(root: HTMLElement): (Paragraph | HTMLTableElement)[] {
  const parts: (Paragraph | HTMLTableElement)[] = []
  let current: Paragraph = { ...PLAIN, runs: [] }

  function begin(shape: Shape) {
    trimEnd(current, /\s+$/)
    if (!isBlank(paragraphText(current))) parts.push(current)
    current = { ...shape, runs: [] }
  }

  function addWords(words: string, look: Look) {
    const last = current.runs.at(-1)
    const single = words.replace(/\s{2,}/g, ' ')
    const text = !last || /\s$/.test(last.text) ? single.trimStart() : single
    if (last && isSameLook(last.look, look)) last.text += text
    else if (text) current.runs.push({ text, look })
  }

  /** Ends the line, unless it has just begun. */
  function endLine() {
    trimEnd(current, /[^\S\n]+$/)
    const last = current.runs.at(-1)
    if (last && !last.text.endsWith('\n')) last.text += '\n'
  }

  /** Begins a line. An empty line separates paragraphs, but no items of a list. */
  function breakLine() {
    const { runs, ...shape } = current
    trimEnd(current, /[^\S\n]+$/)
    if (shape.style === 'normal' && !shape.listItem && runs.at(-1)?.text.endsWith('\n'))
      begin(shape)
    else endLine()
  }

  function readText(text: string, look: Look) {
    const shown = look.keepsLines
      ? text.replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n')
      : text.replace(/[\t\n\r\f ]+/g, ' ')
    shown.split('\n').forEach((line, index) => {
      if (index > 0) breakLine()
      addWords(line, look)
    })
  }

  function readChildren(element: HTMLElement, look: Look, inside: Shape | undefined) {
    for (const child of element.childNodes) {
      if (isElement(child)) readElement(child, look, inside)
      else if (child.nodeType === child.TEXT_NODE) readText(child.textContent ?? '', look)
    }
  }

  /** Reads an element. `inside`: the paragraph, heading, quote or list item that it is in. */
  function readElement(element: HTMLElement, around: Look, inside: Shape | undefined) {
    const instead = standIn(element)
    if (instead !== undefined) return addWords(instead, around)
    if (element.tagName === 'BR') return breakLine()
    if (isTable(element) && holdsData(element)) {
      begin(inside ?? PLAIN)
      parts.push(element)
      return
    }
    const look = lookOf(element, around)
    const shape = shapeOf(element)
    if (!isBlock(element)) readChildren(element, look, inside)
    else if (inside && (!shape || shape === PLAIN)) {
      endLine()
      readChildren(element, look, inside)
      endLine()
    } else {
      begin(shape ?? PLAIN)
      readChildren(element, look, shape)
      begin(inside ?? PLAIN)
    }
  }

  readElement(root, {}, undefined)
  return parts
}
