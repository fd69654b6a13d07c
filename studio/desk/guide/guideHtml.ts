import { micromark } from 'micromark'

/** The anchor of a heading, as in the links of the list at the top of the guide: 'Começar o dia' → 'começar-o-dia'. */
const anchorOf = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s-]/gu, '')
    .replace(/\s/g, '-')

/**
 * Returns the guide for editors as HTML, in which its links lead to its sections.
 *
 * @param addressOf returns the address of a picture by the name of its file
 */
export const guideHtml = (markdown: string, addressOf: (picture: string) => string): string =>
  micromark(markdown)
    .replace(/<h2>(.*?)<\/h2>/g, (_, title: string) => `<h2 id="${anchorOf(title)}">${title}</h2>`)
    .replace(/ src="pictures\/([^"]+)"/g, (_, name: string) => ` src="${addressOf(name)}"`)
