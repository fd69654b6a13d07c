import { micromark } from 'micromark'
import { gfmTable, gfmTableHtml } from 'micromark-extension-gfm-table'

/** The marks of Markdown: headings, lists, bold words, links, quotes and tables. */
const MARKS = [
  /^ {0,3}#{1,6} \S/m,
  /^ {0,3}[-*+] \S/m,
  /^ {0,3}\d+[.)] \S/m,
  /\*\*\S(?:[^*\n]*\S)?\*\*/,
  /\[[^\]\n]+\]\(https?:\/\/\S+?\)/,
  /^ {0,3}> \S/m,
  /^ {0,3}\|?(?:\s*:?-+:?\s*\|)+\s*:?-*:?\s*$/m,
]

/** A text with so many different marks was written in Markdown: a dash alone may be a dash. */
const ENOUGH = 2

/** Whether a text is Markdown, as assistants and chats copy it. */
export const isMarkdown = (text: string): boolean =>
  MARKS.filter((mark) => mark.test(text)).length >= ENOUGH

/** The HTML of a text in Markdown. Its lines stay lines. */
export function markdownHtml(text: string): string {
  const html = micromark(text, { extensions: [gfmTable()], htmlExtensions: [gfmTableHtml()] })
  return `<div style="white-space: pre-line">${html}</div>`
}

/** The marks of WhatsApp around words, and the elements that stand for them. A struck word is left out later. */
const CHAT_MARKS = { '*': 'strong', _: 'em', '~': 's' } as const

/** Matches words within a pair of marks, which touch them inside and nothing else outside. */
const MARKED = /(?<=^|[\s(“"])([*_~])(?=\S)([^\n]*?\S)\1(?=$|[\s.,;:!?)”"])/gm

const isChatMark = (mark: string): mark is keyof typeof CHAT_MARKS => mark in CHAT_MARKS

/** The HTML of a plain text, with the marks of a chat as bold, italic and struck words. */
export function chatHtml(text: string): string {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  const marked = escaped.replace(MARKED, (all, mark: string, words: string) => {
    if (!isChatMark(mark)) return all
    return `<${CHAT_MARKS[mark]}>${words}</${CHAT_MARKS[mark]}>`
  })
  return `<pre>${marked}</pre>`
}
